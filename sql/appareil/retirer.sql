-- Takes a device out of service from now on, and has the agent's offline sessions closed at the
-- identity provider.
-- Spec: appareils#revocation.
-- Refuses: appareil_inconnu, appareil_deja_revoque.
-- Locks: the device.
create or replace function appareil.retirer(
  p_id uuid, p_statut text, p_raison text, p_le timestamptz) returns appareil.appareil
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_appareil appareil.appareil;
begin
  select a.* into v_appareil from appareil.appareil a where a.id = p_id for update;
  if v_appareil.id is null then
    raise sqlstate 'TR404' using message = 'appareil_inconnu';
  end if;
  if v_appareil.statut <> 'actif' then
    raise sqlstate 'TR409' using message = 'appareil_deja_revoque',
      detail = jsonb_build_object(
        'statut', v_appareil.statut, 'revoque_le', core.horodatage(v_appareil.revoque_le))::text;
  end if;
  update appareil.appareil a set statut = p_statut, revoque_le = p_le, raison_revocation = p_raison
  where a.id = p_id returning a.* into v_appareil;
  perform journal.consigner(
    p_le, case p_statut when 'revoque' then 'appareil.revoquer' else 'appareil.remplacer' end,
    'appareil', p_id, jsonb_build_object('raison', p_raison), p_id);
  perform tache.ajouter('revoquer_sessions',
    json_build_object('organisation_id', v_appareil.organisation_id,
                      'utilisateur_id', v_appareil.utilisateur_id));
  return v_appareil;
end
$$;
