-- Revokes every device of an account from now on.
-- Spec: appareils#revocation.
-- Chosen: the caller decides about sessions: those of an identity on which others rely stay open.
-- Locks: the devices, in the order of their ids.
create or replace function appareil.revoquer_tous(
  p_utilisateur_id uuid, p_raison text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid;
begin
  for v_id in
    select a.id from appareil.appareil a
    where a.utilisateur_id = p_utilisateur_id and a.statut = 'actif' order by a.id for update
  loop
    update appareil.appareil a
    set statut = 'revoque', revoque_le = p_le, raison_revocation = p_raison where a.id = v_id;
    perform journal.consigner(p_le, 'appareil.revoquer', 'appareil', v_id,
                              jsonb_build_object('raison', p_raison), v_id);
  end loop;
end
$$;
