-- Spec: file-de-controle#fusion: a later command that names the lost id refers to the kept
-- producer, without `reference_inconnue`.
begin;
set local role metier;
select plan(14);
select essai.preparer_operations();

select essai.provoquer('doublon_identite');
update producteur.producteur set nom = 'Gardé' where id = essai.id('premier');
select from essai.faire('parcelle.enregistrer', 'champ',
  jsonb_build_object('producteur_id', essai.id('x')));
select is(essai.lever('rsci ESSAI', 'x', 'doublon_identite', 'fusion'), 'leve', 'merged');
select is((select array[k.decision, k.raison, k.leve_par::text] from controle.controle k
    where k.commande_id = essai.id('commande champ')),
  array['sans_objet', 'ce qui le retenait est levé : fusion', null],
  'the plot that was registered meanwhile depends on nothing any more');

select is(
  essai.motifs(essai.collecter('c',
      jsonb_build_object('producteur_id', essai.id('x'), 'parcelle_id', essai.id('champ'),
        'qualite_declaree', '{}'::jsonb))),
  'capacite_depassee', 'a collection: nothing but the ceiling that nobody validated');
select results_eq('select c.producteur_id, c.producteur_declare from collecte.collecte c',
  $$ values (essai.id('premier'), essai.id('x')) $$, 'it is the kept producer''s');
select is(array[essai.capacites(), essai.comptes()],
  array['Gardé ANANAS conventionnel 100000',
    'garde ANANAS 100000, producteur Gardé ANANAS -100000'], 'with its capacity and matter');
select is(
  essai.motifs(essai.faire('parcelle.enregistrer', 'p',
      jsonb_build_object('producteur_id', essai.id('x')))), null, 'a plot');
select is((select p.producteur_id from parcelle.parcelle p where p.id = essai.id('p')),
  essai.id('premier'), 'likewise');
select is(
  essai.motifs(essai.faire('intrant.remettre', 'i',
      jsonb_build_object('producteur_id', essai.id('x')))), null, 'an input');
select is((select r.producteur_id from intrant.remise r), essai.id('premier'), 'likewise');
select is(
  essai.motifs(essai.faire('inspection.enregistrer', 'n',
      jsonb_build_object('producteur_id', essai.id('x'), 'parcelle_id', null), '{}', 'collègue')),
  null, 'an inspection');
select is((select i.producteur_id from inspection.inspection i), essai.id('premier'), 'likewise');
select is(
  essai.motifs(essai.faire('producteur.modifier', 'm',
      jsonb_build_object('producteur_id', essai.id('x'), 'champs', '{"localite": "Savè"}'::jsonb))),
  null, 'a modification');
select is((select string_agg(p.localite, ',' order by p.localite) from producteur.producteur p
    where p.id in (essai.id('premier'), essai.id('x'))), 'Glazoué,Savè', 'changes the kept one');
select is((select p.localite from producteur.producteur p where p.id = essai.id('premier')), 'Savè',
  'and not the alias');

select * from finish();
rollback;
