-- Spec: file-de-controle#defusion: a merge by mistake is undone: all moved records go back, no
-- message is sent, and the lifted control opens again.
begin;
set local role metier;
select plan(9);
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
select from essai.faire('intrant.remettre', 'remise',
  jsonb_build_object('producteur_id', essai.id('x')));
select from essai.faire('inspection.enregistrer', 'inspection', pg_temp.du_nouveau());
select from essai.faire('non_conformite.constater', 'constat',
  jsonb_build_object('producteur_id', essai.id('x')));
insert into inspection.interet (organisation_id, utilisateur_id, producteur_id, nature, periode)
values (core.organisation_id(), essai.id('collègue ESSAI'), essai.id('x'), 'parent', '(,)');
update producteur.producteur set nom = 'Perdu' where id = essai.id('x');
update producteur.producteur set nom = 'Gardé' where id = essai.id('premier');


create function pg_temp.tableau() returns jsonb language sql stable as $$
  select jsonb_build_array(essai.capacites(), essai.consommations(), essai.comptes(), (
    select jsonb_agg(jsonb_build_array(t.genre, t.producteur_id) order by t.genre, t.producteur_id)
    from (select 'collecte' as genre, c.producteur_id from collecte.collecte c
          union all select 'parcelle', p.producteur_id from parcelle.parcelle p
          union all select 'remise', r.producteur_id from intrant.remise r
          union all select 'inspection', i.producteur_id from inspection.inspection i
          union all select 'interet', i.producteur_id from inspection.interet i
          union all select 'constat', n.producteur_id from non_conformite.non_conformite n) as t))
$$;
create temporary table avant as select pg_temp.tableau() as tableau;
select is(essai.lever('rsci ESSAI', 'x', 'doublon_identite', 'fusion'), 'leve', 'merged');
select isnt(pg_temp.tableau(), (select a.tableau from avant a), 'all is the kept one''s');
create function pg_temp.defusionner(p_nom text) returns text language sql as $$
  select essai.agir('adhesion.defusionner', essai.id(p_nom), '{"raison": "Deux frères"}')
$$;
select is(pg_temp.defusionner('premier'), '409 producteur_non_fusionne', 'the kept one is not');
select is(pg_temp.defusionner('nul'), '404 producteur_inconnu', 'nobody');
select is(pg_temp.defusionner('x'), 'fait', 'undone');
select is(pg_temp.tableau(), (select a.tableau from avant a), 'all is as it was before');
select is((select count(*) from collecte.sms s where s.version > 1), 0::bigint,
  'nobody is told: each is who they were');
select is((select c.statut from controle.controle c
    where c.entite_id = essai.id('x') and c.motif = 'doublon_identite'
    order by c.ouvert_le desc, c.leve_le is null desc limit 1), 'ouvert', 'asked again');
select is((select jsonb_agg(f -> 'nature') from jsonb_array_elements(
      producteur.historique(essai.id('x')) -> 'fusions') as f), '["defusion", "fusion"]',
  'their history tells both');

select * from finish();
rollback;
