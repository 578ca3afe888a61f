-- Decision 0052: «of a `somme` the arrays of all, one after the other, by rank»; with none, an empty one.
begin;
select plan(2);
create function core.essai_un(p_a integer) returns integer[] language sql stable set search_path = pg_catalog, pg_temp as
  $f$ select array[p_a, p_a + 1] $f$;
create function core.essai_deux(p_a integer) returns integer[] language sql stable set search_path = pg_catalog, pg_temp as
  $f$ select array[p_a * 10] $f$;
grant execute on function core.essai_un, core.essai_deux to metier;
set local role proprietaire;
select core.tenir_aiguillages('core', array[('core.essai_tous', 'somme', 'p_a integer', 'integer[]', true),
  ('core.essai_rien', 'somme', 'p_a integer', 'integer[]', true)]::core.aiguillage[]);
select core.tenir_voies('essai', array[('core.essai_tous', 2, null, 'core.essai_un'),
  ('core.essai_tous', 1, null, 'core.essai_deux')]::core.lien[]);
set local role metier;
select core.aiguiller();
select is(core.essai_tous(4), '{40,4,5}', 'one after the other');
select is(core.essai_rien(4), '{}', 'none');

select * from finish();
rollback;
