-- Spec: file-de-controle#trace: a lifted control is never changed nor deleted.
begin;
set local role metier;
select plan(8);
select essai.preparer();

select from essai.collecter('x', essai.kg(1000001));
create function pg_temp.essayer(p_sql text) returns text language plpgsql as $$
begin
  execute p_sql;
  return 'fait';
exception when assert_failure or insufficient_privilege then
  return 'refuse';
end
$$;

select is(pg_temp.essayer('delete from controle.controle'), 'refuse',
  'an open control is not deleted');
select is(pg_temp.essayer($$ update controle.controle set statut = 'leve', leve_le = essai.t(),
      leve_par = essai.id('rsci ESSAI'), decision = 'regularisation', raison = 'vu' $$),
  'fait',
  'it is lifted');
select is(pg_temp.essayer($$ update controle.controle set raison = 'autre' $$), 'refuse',
  'then its reason does not change');
select is(
  pg_temp.essayer($$ update controle.controle set statut = 'ouvert', leve_le = null,
      leve_par = null, decision = null, raison = null $$),
  'refuse',
  'nor does it open again');
select is(pg_temp.essayer('delete from controle.controle'), 'refuse', 'nor is it deleted');
reset role;
select is(pg_temp.essayer($$ update controle.controle set raison = 'autre' $$), 'refuse',
  'not even by a superuser');
select is(pg_temp.essayer('delete from controle.controle'), 'refuse',
  'who can not delete it either');
select is(pg_temp.essayer('truncate controle.controle cascade'), 'refuse', 'nor empty the queue');

select * from finish();
rollback;
