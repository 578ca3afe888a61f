-- POST /v1/sync/jeton: the claims of a sync token and its lifetime, after account and device status
-- are verified.
-- Spec: appareils#jeton-de-synchronisation.
-- Refuses: droit_manquant (account not active), appareil_inconnu, appareil_revoque.
create or replace function v1.sync_jeton(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.identifier(p_appelant, now());
  v_appareil appareil.appareil;
begin
  if not v_session.actif then
    raise sqlstate 'TR403' using message = 'droit_manquant';
  end if;
  v_appareil := appareil.du_porteur(v_session, (p_requete ->> 'appareil_id')::uuid);
  if v_appareil.statut <> 'actif' then
    raise sqlstate 'TR403' using message = 'appareil_revoque',
      detail = jsonb_build_object('revoque_le', core.horodatage(v_appareil.revoque_le))::text;
  end if;
  return json_build_object(
    'organisation_id', v_session.organisation_id, 'utilisateur_id', v_session.utilisateur_id,
    'appareil_id', v_appareil.id, 'duree_s', 60 * reglage.entier('sync.jeton_min', now()));
end
$$;
grant execute on function v1.sync_jeton(jsonb, jsonb) to api;
