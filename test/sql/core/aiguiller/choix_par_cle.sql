-- Spec: base#aiguillages: the function of the key is called, and an unknown key is an error, or has
-- no effect if the choice is optional.
begin;
select plan(6);
create function core.essai_un(p_a integer) returns text
language sql stable set search_path = pg_catalog, pg_temp as
  $f$ select 'un' || p_a $f$;
create function core.essai_deux(p_a integer) returns text
language sql stable set search_path = pg_catalog, pg_temp as
  $f$ select 'deux' || p_a $f$;
grant execute on function core.essai_un, core.essai_deux to metier;
set local role proprietaire;
select core.tenir_aiguillages('core',
  array[('core.essai_choix', 'choix', 'p_cle text, p_a integer', 'text', true),
  ('core.essai_vide', 'choix', 'p_cle text, p_a integer', 'text', true),
  ('core.essai_autre', 'choix', 'p_cle text, p_a integer', 'text', true),
  ('core.essai_facultatif', 'choix_facultatif', 'p_cle text, p_a integer', 'text',
    true)]::core.aiguillage[]);
select core.tenir_voies('essai', array[('core.essai_choix', null, 'x', 'core.essai_un'),
  ('core.essai_autre', null, 'x', 'core.essai_un'),
  ('core.essai_autre', null, '*', 'core.essai_deux'),
  ('core.essai_choix', null, 'l''y', 'core.essai_deux'),
  ('core.essai_facultatif', null, 'x', 'core.essai_un')]::core.lien[]);
set local role metier;
select core.aiguiller();
select is(core.essai_choix('x', 1) || core.essai_choix('l''y', 2), 'un1deux2',
  'the one of the key');
select throws_ok($$ select core.essai_choix('z', 1) $$, 'P0004', 'core.essai_choix: no way for z',
  'an unknown key is a bug');
select throws_ok($$ select core.essai_choix(null, 1) $$, 'P0004',
  'core.essai_choix: no way for null', 'as none is');
select throws_ok($$ select core.essai_vide('x', 1) $$, 'P0004', 'core.essai_vide: no way for x',
  'with no way at all too');
select is(array[core.essai_facultatif('x', 3), core.essai_facultatif('z', 3)], '{un3,null}',
  'nothing for what need not be');
select is(core.essai_autre('x', 4) || core.essai_autre('z', 4) || core.essai_autre(null, 4),
  'un4deux4deux4', '* is every other key');

select * from finish();
rollback;
