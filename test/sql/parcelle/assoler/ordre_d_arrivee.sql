-- Spec: terrain#cultures: after a late declaration, collections and estimates recorded since its
-- date are judged again by it.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();
select essai.mesurer_kossi();
update parcelle.parcelle set cree_le = essai.t(-90) where id = essai.id('parcelle Kossi');

create function pg_temp.changer(p_le timestamptz) returns void language sql as $$
  select parcelle.changer_cultures(essai.id('parcelle Kossi'),
    jsonb_build_object('le', p_le, 'raison', 'replantée',
    'cultures',
    jsonb_build_array(jsonb_build_object('produit_id', essai.produit('SANSREGLE'), 'part_cp',
        5000))), essai.id('rsci ESSAI'), essai.t(1))
$$;
select is(
  essai.motifs(essai.faire('recolte.estimer', 'estimation',
      jsonb_build_object('produit_id', essai.produit('ANANAS')))), null,
  'what it grew by what was known');
select from essai.collecter('collecte');
select is(essai.ouverts('collecte'), null, 'a collection too');
select pg_temp.changer(essai.t(-3));
select is(essai.ouverts('estimation'), 'reference_inactive',
  'the declaration was in force by then');
select is(essai.ouverts('collecte'), 'reference_inactive', 'for the collection too');
select pg_temp.changer(essai.t(-3));
select is((select count(*) from controle.controle k
    where k.commande_id = essai.id('commande collecte')), 1::bigint, 'told once');

select * from finish();
rollback;
