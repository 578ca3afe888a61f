-- Spec: commandes#references: a change of an unknown producer keeps all its contents.
begin;
set local role metier;
select plan(9);
select essai.preparer_operations();

create function pg_temp.grouper(p_nom text, p_groupement uuid) returns jsonb language sql as $$
  select essai.faire('producteur.modifier', p_nom,
    jsonb_build_object('champs',
      jsonb_build_object('groupement_id', p_groupement, 'localite', p_nom)))
$$;

select is(
  essai.motifs(essai.faire('producteur.modifier', 'sans',
      jsonb_build_object('producteur_id', essai.id('p?')))), 'reference_inconnue',
  'an unknown producer');
select is(essai.inconnues('sans'), 'producteur producteur_id ' || essai.id('p?'),
  'the details name it');
select is((select r.entites from commande.commande_resultat r), '{}', 'the result names no entity');
select is((select c.enveloppe #>> '{payload,champs,localite}' from commande.commande c), 'Dassa',
  'the command keeps what was declared');
select is_empty('select from producteur.champ', 'nobody changes');
select is(essai.motifs(pg_temp.grouper('connu', essai.id('groupement ESSAI'))), null,
  'a known group passes');
select is(essai.motifs(pg_temp.grouper('autre', essai.id('g?'))), 'reference_inconnue',
  'an unknown group');
select is(essai.inconnues('autre'), 'groupement champs.groupement_id ' || essai.id('g?'),
  'the details name it');
select results_eq($$ select p.groupement_declare, p.groupement_id, p.localite
    from producteur.producteur p where p.id = essai.id('Kossi') $$,
  $$ values (essai.id('g?'), null::uuid, 'autre') $$,
  'it is kept beside a null key, the other fields are applied');

select * from finish();
rollback;
