-- POST /v1/fichiers/{id}/confirmer: judges the object in the store by the values calculated from
-- its bytes (`trouve`). Either the file has arrived, or the phone receives the reason for the
-- refusal.
-- Spec: fichiers#arrivee.
-- Chosen: docs/decisions/0026-fichiers.md.
-- Refuses: appareil_inconnu, vidage_autre_appareil, fichier_absent, fichier_different.
create or replace function v1.fichiers_confirmer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.identifier_porteur(
    p_appelant, (p_requete ->> 'appareil_id')::uuid, now());
  v_issue text;
begin
  perform appareil.du_porteur(v_session, (p_requete ->> 'appareil_id')::uuid);
  v_issue := fichier.constater(
    (p_requete ->> 'id')::uuid, p_requete ->> 'cle', nullif(p_requete -> 'trouve', 'null'),
    now());
  if v_issue = 'absent' then
    raise sqlstate 'TR409' using message = 'fichier_absent';
  elsif v_issue = 'different' then
    raise sqlstate 'TR409' using message = 'fichier_different',
      detail = (p_requete -> 'trouve')::text;
  end if;
  return fichier.presenter((p_requete ->> 'id')::uuid);
end
$$;
grant execute on function v1.fichiers_confirmer(jsonb, jsonb) to api;
