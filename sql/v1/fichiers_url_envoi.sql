-- POST /v1/fichiers/url-envoi: what a file is, and what the signed address of its sending is made
-- from: its key and how long the address holds. Like a batch it is open to an inactive account and
-- to a draining token: a queue is drained with its files.
-- Spec: commandes#envoi, fichiers#envoi.
-- Refuses: appareil_inconnu, vidage_autre_appareil, and what `fichier.demander` refuses.
create or replace function v1.fichiers_url_envoi(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := appareil.identifier_porteur(
    p_appelant, (p_requete ->> 'appareil_id')::uuid, now());
begin
  return fichier.demander(
    appareil.du_porteur(v_session, (p_requete ->> 'appareil_id')::uuid), p_requete, now());
end
$$;
grant execute on function v1.fichiers_url_envoi(jsonb, jsonb) to api;
