-- Spec: base#aiguillages: every registered function runs, by rank, in any order of declaration;
-- without any, nothing happens.
begin;
select plan(4);
create function core.essai_a(p_a integer, p_b text) returns void
language sql set search_path = pg_catalog, pg_temp as
  $f$ select set_config('essai.trace', current_setting('essai.trace', true) || 'a' || p_a || p_b,
      true) $f$;
create function core.essai_b(p_a integer, p_b text) returns void
language sql set search_path = pg_catalog, pg_temp as
  $f$ select set_config('essai.trace', current_setting('essai.trace', true) || 'b' || p_a || p_b,
      true) $f$;
grant execute on function core.essai_a, core.essai_b to metier;
select set_config('essai.trace', '', true);
set local role proprietaire;
select core.tenir_aiguillages('core', array[('core.essai_rien', 'suites', '', 'void', false),
  ('core.essai_fait', 'suites', 'p_a integer, p_b text', 'void', false)]::core.aiguillage[]);
select core.tenir_voies('essai_haut',
  array[('core.essai_fait', 20, null, 'core.essai_b')]::core.lien[]);
select core.tenir_voies('essai_bas',
  array[('core.essai_fait', 10, null, 'core.essai_a')]::core.lien[]);
set local role metier;
select lives_ok($$ select core.aiguiller() $$, 'made');
select core.essai_fait(7, 'x'), core.essai_rien();
select is(current_setting('essai.trace'), 'a7xb7x', 'both, the lower rank first');
select is((select array_agg(d.grantee::regrole::text) from pg_proc p
    cross join aclexplode(p.proacl) as d
           where p.oid = 'core.essai_fait(integer, text)'::regprocedure), '{metier}',
         'metier alone may execute it');
select ok((select not p.prosecdef and p.proconfig = '{"search_path=pg_catalog, pg_temp"}'
    and p.prosrc !~* 'execute'
           from pg_proc p where p.oid = 'core.essai_fait(integer, text)'::regprocedure),
         'its calls are static, its path is fixed');

select * from finish();
rollback;
