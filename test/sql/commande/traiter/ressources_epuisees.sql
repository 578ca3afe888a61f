-- Spec: commandes#echecs: a lost connection or exhausted server resources never count against a
-- command.
begin;
set local role metier;
select plan(13);
select essai.preparer();

reset role;
create function pg_temp.provoquer() returns trigger language plpgsql as $$
begin
  if current_setting('essai.erreur', true) <> '' then
    raise exception using errcode = current_setting('essai.erreur'), message = 'provoquée';
  end if;
  return null;
end
$$;
create trigger provoquer after insert on collecte.collecte
  for each row execute function pg_temp.provoquer();
set local role metier;
-- Raises the error of a user's cancellation and returns the caught code; `throws_ok` does not catch
-- this error.
create function pg_temp.annuler(p_nom text) returns text language plpgsql as $$
begin
  perform set_config('essai.erreur', '57014', true);
  return essai.envoyer(p_nom, essai.payload_collecte(p_nom));
exception when query_canceled then
  return sqlstate;
end
$$;
create function pg_temp.echouer(p_nom text, p_erreur text) returns jsonb language plpgsql as $$
begin
  perform set_config('essai.erreur', p_erreur, true);
  return essai.envoyer(p_nom, essai.payload_collecte(p_nom));
end
$$;

select throws_ok(format('select pg_temp.echouer(''x'', %L)', e.code), e.code::char(5), 'provoquée',
  e.code || ' (' || e.quoi || ') is passed on')
from (values ('53100', 'disk full'), ('53200', 'out of memory'), ('53300', 'too many connections'),
  ('08006', 'connection lost'),
             ('57P01', 'server shutdown'), ('40001', 'serialization'), ('40P01', 'deadlock'),
             ('55P03', 'lock timeout'),
             ('58030', 'input/output')) as e (code, quoi);
select is(pg_temp.annuler('x'), '57014', '57014 (somebody cancelled) is passed on');
select is((select count(*) from commande.tentative), 0::bigint, 'none of them is counted');
select is((select count(*) from commande.commande), 0::bigint,
  'none of them sets the command aside');
select is(essai.resultat(pg_temp.echouer('x', '')) ->> 'issue', 'acceptee',
  'the command then passes');

select * from finish();
rollback;
