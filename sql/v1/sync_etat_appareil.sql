-- GET /v1/sync/etat-appareil: the caller's device, the accepted schema versions, the server's time.
-- An inactive account gets a response too, so that its queue can be drained.
-- Spec: appareils#etat.
-- Refuses: appareil_inconnu (unknown to this user), vidage_autre_appareil.
create or replace function v1.sync_etat_appareil(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.identifier_porteur(
    p_appelant, (p_requete ->> 'appareil_id')::uuid, now());
  v_appareil appareil.appareil :=
    appareil.du_porteur(v_session, (p_requete ->> 'appareil_id')::uuid);
begin
  return json_build_object(
    'appareil_id', v_appareil.id, 'statut', v_appareil.statut,
    'revoque_le', core.horodatage(v_appareil.revoque_le),
    'derniere_sequence', v_appareil.derniere_sequence,
    'derniere_synchro', core.horodatage(v_appareil.derniere_synchro),
    'versions_minimales', json_build_object('schemas', (
      select json_object_agg(t.type, json_build_object(
        'courante', t.courante, 'minimale', greatest(t.courante - 1, 1)) order by t.type)
      from commande.type_commande t)),
    'heure_serveur', core.horodatage(clock_timestamp()));
end
$$;
grant execute on function v1.sync_etat_appareil(jsonb, jsonb) to api;
