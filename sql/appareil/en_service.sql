-- Returns the device of an id if its agent may receive data on it: an active device of the caller,
-- with an active account.
-- Spec: appareils#jeton-de-synchronisation.
-- Refuses: droit_manquant (account not active), appareil_revoque, what `appareil.du_porteur`
--          refuses.
create or replace function appareil.en_service(
  p_session utilisateur.session, p_id uuid) returns appareil.appareil
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_appareil appareil.appareil;
begin
  if not p_session.actif then
    raise sqlstate 'TR403' using message = 'droit_manquant';
  end if;
  v_appareil := appareil.du_porteur(p_session, p_id);
  if v_appareil.statut <> 'actif' then
    raise sqlstate 'TR403' using message = 'appareil_revoque',
      detail = jsonb_build_object('revoque_le', core.horodatage(v_appareil.revoque_le))::text;
  end if;
  return v_appareil;
end
$$;
