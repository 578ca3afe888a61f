-- The second half of GET /v1/documents/{id}: records the file that was drawn for the request, or
-- for a duplicate (with a rank): {id, sha256, taille_octets, rang}. Returns the document with the
-- file that counts, and whether the store may keep this file (`tenu`).
-- Spec: documents#fichier.
-- Refuses: document_inconnu, droit_manquant.
create or replace function v1.documents_conserver(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_lecteur(p_appelant, now());
  v_id uuid := (p_requete ->> 'id')::uuid;
  v_tenu boolean;
begin
  perform document.exiger(v_session, v_id, now());
  if p_requete ? 'rang' then
    v_tenu := document.inscrire_duplicata(
      v_id, (p_requete ->> 'rang')::integer, p_requete ->> 'sha256');
  else
    v_tenu := document.inscrire(
      v_id, p_requete ->> 'sha256', (p_requete ->> 'taille_octets')::bigint, now());
  end if;
  return document.lire(v_session, v_id, now()) || jsonb_build_object('tenu', v_tenu);
end
$$;
grant execute on function v1.documents_conserver(jsonb, jsonb) to api;
