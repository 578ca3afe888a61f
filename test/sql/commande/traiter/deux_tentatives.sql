-- Spec: commandes#traitement: a command that succeeds before its third failure is accepted like any
-- other.
begin;
set local role metier;
select plan(6);
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
create function pg_temp.echouer(p_nom text, p_erreur text) returns jsonb language plpgsql as $$
begin
  perform set_config('essai.erreur', p_erreur, true);
  return essai.envoyer(p_nom, essai.payload_collecte(p_nom));
end
$$;

select ok(pg_temp.echouer('x', 'XX000') ? 'echec', 'a first failure');
select ok(pg_temp.echouer('x', 'XX000') ? 'echec', 'a second failure');
select is((select a.derniere_sequence from appareil.appareil a
    where a.id = essai.id('appareil ESSAI')), 0::bigint,
  'which awaits the command again');
select is(essai.resultat(pg_temp.echouer('x', '')) ->> 'issue', 'acceptee',
  'then the command passes');
select is((select a.derniere_sequence from appareil.appareil a
    where a.id = essai.id('appareil ESSAI')), 1::bigint, 'and is no more awaited');
select ok(pg_temp.echouer('y', 'XX000') ? 'echec', 'failures are counted per command');

select * from finish();
rollback;
