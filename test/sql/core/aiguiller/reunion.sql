-- Spec: base#aiguillages: the rows of all registered functions are returned, by rank.
begin;
select plan(1);
create function core.essai_un(p_a integer) returns setof integer
language sql stable set search_path = pg_catalog, pg_temp as
  $f$ select p_a union all select p_a + 1 $f$;
create function core.essai_deux(p_a integer) returns setof integer
language sql stable set search_path = pg_catalog, pg_temp as
  $f$ select p_a * 10 $f$;
grant execute on function core.essai_un, core.essai_deux to metier;
set local role proprietaire;
select core.tenir_aiguillages('core', array[
  ('core.essai_tous', 'reunion', 'p_a integer', 'setof integer', true)]::core.aiguillage[]);
select core.tenir_voies('essai', array[('core.essai_tous', 2, null, 'core.essai_un'),
  ('core.essai_tous', 1, null, 'core.essai_deux')]::core.lien[]);
set local role metier;
select core.aiguiller();
select is(array(select e.r from core.essai_tous(4) with ordinality as e (r, rang) order by e.rang),
  '{40,4,5}', 'one after the other');

select * from finish();
rollback;
