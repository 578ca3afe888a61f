-- Spec: lots#sorties: matter that leaves a lot was in it at that date; after a reversal, it may
-- leave at that date again.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select from essai.lot('a', 1000, 'validé');
create function pg_temp.retirer(p_jour integer, p_quantite_g bigint) returns text language sql as $$
  select essai.retirer('a', jsonb_build_object('date_operation', essai.t(p_jour), 'quantite_g',
      p_quantite_g))
$$;
select is(pg_temp.retirer(-1, 1), 'matiere_pas_encore_entree', 'before the lot was born');
select is(pg_temp.retirer(1, 1000), 'destruction', 'all of it');
select is(essai.renverser((select s.mouvement_id from lot.sortie_lot s)), 'contrepassation',
  'by mistake');
select is(pg_temp.retirer(1, 900), 'destruction', 'of the same day, better weighed');
select is(pg_temp.retirer(0, 101), 'stock_insuffisant', 'not twice');
select is_empty($$ select essai.creux() $$, 'nothing was ever less than nothing');

select * from finish();
rollback;
