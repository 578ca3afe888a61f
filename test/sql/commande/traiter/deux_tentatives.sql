-- Spec: commandes#traitement: a command that succeeds before its third failure is accepted as any
-- other.
begin;
set local role metier;
select plan(4);
select essai.preparer();

reset role;
alter function collecte.annoncer(uuid, uuid, integer, uuid, timestamptz) rename to
  annoncer_vraiment;
create function collecte.annoncer(uuid, uuid, integer, uuid, timestamptz) returns boolean
language plpgsql as $$
begin
  if current_setting('essai.erreur', true) <> '' then
    raise exception using errcode = current_setting('essai.erreur'), message = 'provoquée';
  end if;
  return false;
end
$$;
grant execute on function collecte.annoncer(uuid, uuid, integer, uuid, timestamptz) to metier;
set local role metier;
create function pg_temp.echouer(p_nom text, p_erreur text) returns jsonb language plpgsql as $$
begin
  perform set_config('essai.erreur', p_erreur, true);
  return essai.envoyer(p_nom, essai.payload_collecte(p_nom));
end
$$;

select ok(pg_temp.echouer('x', 'XX000') ? 'echec', 'a first failure');
select ok(pg_temp.echouer('x', 'XX000') ? 'echec', 'a second failure');
select is(essai.resultat(pg_temp.echouer('x', '')) ->> 'issue', 'acceptee',
  'then the command passes');
select ok(pg_temp.echouer('y', 'XX000') ? 'echec', 'failures are counted per command');

select * from finish();
rollback;
