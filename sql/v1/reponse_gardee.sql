-- The sealed answer that was given under the key of a call, when it was the same request; null when
-- it was another. It is asked for once the act itself judged the caller's rights and refused by
-- `cle_reutilisee`; it opens only with the key, and is the caller's own.
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
