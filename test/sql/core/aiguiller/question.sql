-- Spec: base#aiguillages: the only way answers; with none, or with two, the rules are not applied.
begin;
select plan(3);
create function core.essai_un(p_a integer) returns text
language sql stable set search_path = pg_catalog, pg_temp as
  $f$ select 'un' || p_a $f$;
grant execute on function core.essai_un to metier;
create function pg_temp.dit(p_voies core.lien[]) returns text language plpgsql as $f$
begin
  set local role proprietaire;
  perform core.tenir_voies('essai', p_voies);
  set local role metier;
  perform core.aiguiller();
  return core.essai_demande(4);
exception when assert_failure then
  return sqlerrm;
end $f$;
set local role proprietaire;
select core.tenir_aiguillages('core', array[
  ('core.essai_demande', 'question', 'p_a integer', 'text', true)]::core.aiguillage[]);
reset role;
select is(pg_temp.dit(array[('core.essai_demande', 1, null, 'core.essai_un')]::core.lien[]), 'un4',
  'it is asked');
select is(pg_temp.dit('{}'), 'core.essai_demande: a question has one way', 'who answers');
select is(pg_temp.dit(array[('core.essai_demande', 1, null, 'core.essai_un'),
  ('core.essai_demande', 2, null, 'core.essai_un')]::core.lien[]),
  'core.essai_demande: a question has one way', 'which one');

select * from finish();
rollback;
