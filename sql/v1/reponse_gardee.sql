-- Returns the sealed response that was stored under the key of a call; null if the request differs
-- from the first one. It is called after the act itself checked the caller's rights and refused
-- with `cle_reutilisee`. Only the key opens the response, and only the caller's own responses are
-- found.
-- Chosen: docs/decisions/0040-cles-d-idempotence.md.
create or replace function v1.reponse_gardee(p_appelant jsonb) returns bytea
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.identifier(p_appelant, now());
begin
  return (
    select t.reponse
    from idempotence.trouver(p_appelant, v_session.utilisateur_id, now()) t
    where t.requete = p_appelant #>> '{cle,requete}');
end
$$;
grant execute on function v1.reponse_gardee(jsonb) to api;
