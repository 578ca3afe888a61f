-- Returns the sealed response that was stored under the key of a publisher's act, like
-- `v1.reponse_gardee`. The act belongs to no organization.
-- Chosen: docs/decisions/0040-cles-d-idempotence.md.
create or replace function v1.reponse_gardee_editeur(p_appelant jsonb) returns bytea
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.editeur', 'oui', true);
  return (
    select t.reponse
    from idempotence.trouver(p_appelant, null, now()) t
    where t.requete = p_appelant #>> '{cle,requete}');
end
$$;
grant execute on function v1.reponse_gardee_editeur(jsonb) to api;
