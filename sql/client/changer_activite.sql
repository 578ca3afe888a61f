-- Deactivates a client from now on, or reactivates it, with a reason; its existing records stay.
-- Spec: conformite-et-certificats#clients, service#actes-simultanes.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
-- Refuses: client_inconnu, client_deja_actif, client_deja_inactif.
-- Locks: the client.
create or replace function client.changer_activite(
  p_id uuid, p_actif boolean, p_raison text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_client client.client := client.verrouiller(p_id);
  v_est_actif boolean;
  v_le timestamptz;
begin
  v_le := core.apres(p_le, v_client.actif_pendant);
  v_est_actif := v_client.actif_pendant @> v_le;
  if v_est_actif and p_actif then
    raise sqlstate 'TR409' using message = 'client_deja_actif';
  end if;
  if not v_est_actif and not p_actif then
    raise sqlstate 'TR409' using message = 'client_deja_inactif';
  end if;
  update client.client d
  set actif_pendant = case
    when p_actif then d.actif_pendant + tstzmultirange(tstzrange(v_le, null))
    else d.actif_pendant - tstzmultirange(tstzrange(v_le, null)) end, modifie_le = v_le
  where d.id = p_id returning d.* into v_client;
  insert into client.changement (organisation_id, client_id, actif, le, raison, auteur_id)
  values (v_client.organisation_id, p_id, p_actif, v_le, p_raison, p_auteur_id);
  perform journal.consigner(
    v_le, 'client.' || case when p_actif then 'reactiver' else 'desactiver' end,
    'client', p_id, jsonb_build_object('raison', p_raison));
  return client.presenter(v_client, v_le);
end
$$;
