-- Presents a device to the back-office.
-- Spec: appareils#appareil.
-- Chosen: the fields of a device beyond the synchronization state.
create or replace function appareil.presenter(p_appareil appareil.appareil) returns json
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object(
    'id', p_appareil.id, 'code_court', p_appareil.code_court,
    'utilisateur_id', p_appareil.utilisateur_id, 'modele', p_appareil.modele,
    'statut', p_appareil.statut, 'enrole_le', core.horodatage(p_appareil.enrole_le),
    'revoque_le', core.horodatage(p_appareil.revoque_le),
    'raison_revocation', p_appareil.raison_revocation,
    'derniere_sequence', p_appareil.derniere_sequence,
    'derniere_synchro', core.horodatage(p_appareil.derniere_synchro));
end
$$;
