-- Spec: base#aiguillages: a registered function that does not exist, has another return type, or
-- writes where only reading is allowed ends the application of sql/.
begin;
select plan(7);
create function core.essai_un(p_a integer) returns text
language sql volatile set search_path = pg_catalog, pg_temp as
  $f$ select 'un' || p_a $f$;
create function pg_temp.dit(p_aiguillage text, p_rang integer, p_cle text, p_fonction text)
returns text language plpgsql as $f$
begin
  set local role proprietaire;
  perform core.tenir_voies('essai', array[(p_aiguillage, p_rang, p_cle, p_fonction)]::core.lien[]);
  set local role metier;
  perform core.aiguiller();
  return 'made';
exception when assert_failure then
  return sqlerrm;
end $f$;
set local role proprietaire;
select core.tenir_aiguillages('core',
  array[('core.essai_fait', 'suites', 'p_a integer', 'void', false),
  ('core.essai_choix', 'choix', 'p_cle text, p_a integer', 'text', false),
  ('core.essai_nombre', 'choix', 'p_cle text, p_a integer', 'bigint', false),
  ('core.essai_lu', 'choix', 'p_cle text, p_a integer', 'text', true)]::core.aiguillage[]);
reset role;
select is(pg_temp.dit('core.essai_choix', null, 'x', 'core.essai_un'), 'made', 'what can be is');
select is(pg_temp.dit('core.essai_rien', 1, null, 'core.essai_un'),
  'core.essai_un hangs on core.essai_rien, which is no row of core.aiguillage', 'on nothing');
select is(pg_temp.dit('core.essai_fait', 1, null, 'core.essai_non'),
  'core.essai_fait: there is no function core.essai_non(integer)', 'no function');
select is(pg_temp.dit('core.essai_fait', null, 'x', 'core.essai_un'),
  'core.essai_fait: core.essai_un has a key instead of a rank', 'no rank');
select is(pg_temp.dit('core.essai_nombre', null, 'x', 'core.essai_un'),
  'core.essai_nombre: core.essai_un does not return bigint', 'another type');
select is(pg_temp.dit('core.essai_lu', null, 'x', 'core.essai_un'),
  'core.essai_lu only reads, core.essai_un is volatile', 'what may write');
set local role proprietaire;
insert into core.voie (domaine, aiguillage, rang, fonction)
values ('essai_2', 'core.essai_fait', 1, 'core.essai_un');
reset role;
select is(pg_temp.dit('core.essai_fait', 1, null, 'core.essai_un'),
  'core.essai_fait: two ways at 1', 'one place twice');

select * from finish();
rollback;
