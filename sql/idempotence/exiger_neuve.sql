-- Admits a call with an idempotency key that has no response yet; a concurrent call with the same
-- key waits for the end of the first one. Every call with a key comes here after its rights were
-- judged, so that an account that lost its rights gets no stored response.
-- Chosen: docs/decisions/0040-cles-d-idempotence.md.
-- Refuses: cle_reutilisee, of the same request too: `v1.reponse_gardee` then tells its answer.
-- Locks: the key, by one of the organization's 1024 lock names, before all other locks of the act;
--        waits five seconds at most.
create or replace function idempotence.exiger_neuve(
  p_appelant jsonb, p_utilisateur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_patience text := current_setting('lock_timeout');
begin
  perform set_config('lock_timeout', '5s', true);
  perform core.verrouiller(concat_ws(
    ' ', 'cle', core.organisation_id(),
    hashtextextended(concat_ws(
      ' ', coalesce(p_utilisateur_id::text,
                    concat_ws(' ', p_appelant ->> 'emetteur', p_appelant ->> 'sujet')),
      p_appelant #>> '{cle,nom}'), 0) & 1023));
  perform set_config('lock_timeout', v_patience, true);
  if exists (select from idempotence.trouver(p_appelant, p_utilisateur_id, p_le)) then
    raise sqlstate 'TR409' using message = 'cle_reutilisee';
  end if;
end
$$;
