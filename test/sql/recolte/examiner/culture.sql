-- Spec: types-de-commandes#recolte-estimer: a product that does not grow on the plot is
-- `reference_inactive`.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.estimer(p_nom text, p_produit text) returns text language sql as $$
  select essai.motifs(essai.faire('recolte.estimer', p_nom,
      jsonb_build_object('produit_id', essai.produit(p_produit))))
$$;

select is(pg_temp.estimer('sans culture', 'SANSREGLE'), null,
  'a plot without a crop may grow anything');
select essai.mesurer_kossi();
select is(pg_temp.estimer('ananas', 'ANANAS'), null, 'what it grows');
select is(pg_temp.estimer('jus', 'JUS'), null, 'what is made of the same raw material');
select is(pg_temp.estimer('autre', 'SANSREGLE'), 'reference_inactive', 'another raw material');
select is((select e.produit_id from recolte.estimation e where e.id = essai.id('autre')),
  essai.produit('SANSREGLE'), 'it is written as it was said');

select * from finish();
rollback;
