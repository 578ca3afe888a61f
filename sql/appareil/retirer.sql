-- Takes a device out of service from now on, and asks the identity provider to close the agent's
-- offline sessions.
-- Spec: appareils#revocation.
-- Refuses: appareil_inconnu, appareil_deja_revoque.
-- Locks: the device.
create or replace function appareil.retirer(
  p_id uuid, p_acte text, p_raison text, p_le timestamptz) returns appareil.appareil
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_appareil appareil.appareil;
  v_statut text;
begin
  select a.* into v_appareil from appareil.appareil a where a.id = p_id for update;
  if v_appareil.id is null then
    raise sqlstate 'TR404' using message = 'appareil_inconnu';
  end if;
  v_statut := appareil.exiger_faisable(v_appareil, p_acte);
  update appareil.appareil a set statut = v_statut, revoque_le = p_le, raison_revocation = p_raison
  where a.id = p_id returning a.* into v_appareil;
  perform journal.consigner(p_le, 'appareil.' || p_acte, 'appareil', p_id,
                            jsonb_build_object('raison', p_raison), p_id);
  perform tache.ajouter('revoquer_sessions',
    json_build_object('organisation_id', v_appareil.organisation_id,
                      'utilisateur_id', v_appareil.utilisateur_id));
  return v_appareil;
end
$$;
