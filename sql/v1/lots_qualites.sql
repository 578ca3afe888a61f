-- POST /v1/lots/{id}/qualites: adds a quality state under a referential, with the reason.
-- Spec: lots#qualites.
-- Refuses: droit_manquant, module_inactif, lot_inconnu, transition_refusee, referentiel_inconnu,
--          referentiel_non_coche, etat_inconnu.
create or replace function v1.lots_qualites(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_acte(p_appelant, now(), 'lots_qualites');
  v_id uuid := (p_requete ->> 'id')::uuid;
begin
  perform lot.juger(v_id, p_requete, v_session.utilisateur_id, now());
  return json_build_object('lot', lot.detailler(v_id), 'alertes', lot.alertes(v_id, now()));
end
$$;
grant execute on function v1.lots_qualites(jsonb, jsonb) to api;
