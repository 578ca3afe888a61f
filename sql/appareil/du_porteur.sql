-- Returns the device of an id, if it is enrolled by the caller.
-- Spec: appareils#etat.
-- Refuses: appareil_inconnu.
create or replace function appareil.du_porteur(
  p_session utilisateur.session, p_id uuid) returns appareil.appareil
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_appareil appareil.appareil;
begin
  select a.* into v_appareil from appareil.appareil a
  where a.id = p_id and a.utilisateur_id = p_session.utilisateur_id;
  if v_appareil.id is null then
    raise sqlstate 'TR404' using message = 'appareil_inconnu';
  end if;
  return v_appareil;
end
$$;
