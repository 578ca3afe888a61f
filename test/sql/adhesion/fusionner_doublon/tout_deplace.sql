-- Spec: file-de-controle#fusion: all records of the lost producer belong to the kept one; both ids
-- refer to the kept one.
begin;
set local role metier;
select plan(15);
select essai.preparer_operations();

select essai.provoquer('doublon_identite');
select from essai.faire('parcelle.enregistrer', 'champ',
  jsonb_build_object('producteur_id', essai.id('x')));
insert into conformite.statut_parcelle (organisation_id, parcelle_id, referentiel_code, etat_code,
  periode, raison)
values (core.organisation_id(), essai.id('champ'), 'AB', 'AB', tstzrange(essai.t(-200), null),
  'essai');
insert into capacite.solde (organisation_id, campagne_id, producteur_id, matiere_code, etat_code,
  plafond_g)
values (core.organisation_id(), essai.id('campagne ESSAI'), essai.id('premier'), 'ANANAS', 'AB',
  1000000),
       (core.organisation_id(), essai.id('campagne ESSAI'), essai.id('x'), 'ANANAS', 'AB', 1000000);
create function pg_temp.du_nouveau() returns jsonb language sql stable as $$
  select jsonb_build_object('producteur_id', essai.id('x'), 'parcelle_id', essai.id('champ'))
$$;
select from essai.collecter('une', essai.kg(300000) || pg_temp.du_nouveau());
select from essai.collecter('autre', essai.kg(200000) || pg_temp.du_nouveau());
select from essai.collecter('de Kossi', essai.kg(50000));
select from essai.faire('intrant.remettre', 'remise',
  jsonb_build_object('producteur_id', essai.id('x')));
select from essai.faire('inspection.enregistrer', 'inspection', pg_temp.du_nouveau());
select from essai.faire('non_conformite.constater', 'constat',
  jsonb_build_object('producteur_id', essai.id('x')));
insert into inspection.interet (organisation_id, utilisateur_id, producteur_id, nature, periode)
values (core.organisation_id(), essai.id('collègue ESSAI'), essai.id('x'), 'parent', '(,)');
update producteur.producteur set nom = 'Perdu' where id = essai.id('x');
update producteur.producteur set nom = 'Gardé' where id = essai.id('premier');

select is(essai.capacites(), 'Kossi ANANAS AB 50000, Perdu ANANAS AB 500000', 'before');
select is(essai.lever('rsci ESSAI', 'x', 'doublon_identite', 'fusion'), 'leve',
  'they are one person');
select is((select p.fusionne_dans from producteur.producteur p where p.id = essai.id('x')),
  essai.id('premier'), 'the lost id is an alias');
select is((select p.producteur_id from parcelle.parcelle p where p.id = essai.id('champ')),
  essai.id('premier'), 'the plot is the kept one''s');
select results_eq($$ select c.id, c.producteur_id, c.producteur_declare from collecte.collecte c
    where c.id <> essai.id('de Kossi') order by c.net_g $$,
  $$ values (essai.id('autre'), essai.id('premier'), essai.id('x')),
    (essai.id('une'), essai.id('premier'), essai.id('x')) $$,
  'the collections too; what was declared stays');
select is(array[essai.capacites(), essai.consommations()],
  array['Gardé ANANAS AB 500000, Kossi ANANAS AB 50000',
    'Gardé ANANAS AB 500000, Kossi ANANAS AB 50000'],
  'the balances too, the lost one''s is empty');
select is(essai.comptes(),
  'garde ANANAS 550000, producteur Gardé ANANAS -500000, producteur Kossi ANANAS -50000',
  'the matter too');
select is((select r.producteur_id from intrant.remise r), essai.id('premier'), 'the inputs too');
select is((select i.producteur_id from inspection.inspection i), essai.id('premier'),
  'the inspections too');
select is((select i.producteur_id from inspection.interet i), essai.id('premier'),
  'declared interests too');
select is((select n.producteur_id from non_conformite.non_conformite n), essai.id('premier'),
  'and findings');
select is((select count(*) from collecte.collecte c where c.numero_officiel is not null), 3::bigint,
  'each keeps its number');
select is((select max(n.rang) from numerotation.numero_officiel n), 3::bigint,
  'none is given anew');
select is((select count(*) from collecte.sms s where s.version > 1), 0::bigint,
  'and nobody is told: the person is the same');
select is((select e.details from journal.evenement e where e.action = 'producteur.fusionner'
    and e.entite_id = essai.id('premier')),
  jsonb_build_object('fusionne', essai.id('x')), 'it is journaled');

select * from finish();
rollback;
