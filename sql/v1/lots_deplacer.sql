-- POST /v1/lots/{id}/deplacer: moves a lot to another place; answers what that place signals.
-- Spec: lots#deplacement.
-- Refuses: droit_manquant, module_inactif, lot_inconnu, emplacement_inconnu, emplacement_ferme,
--          qualite_non_admise, transition_refusee.
create or replace function v1.lots_deplacer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_acte(p_appelant, now(), 'lots_deplacer');
  v_id uuid := (p_requete ->> 'id')::uuid;
begin
  perform lot.deplacer(v_id, (p_requete ->> 'emplacement_id')::uuid, p_requete ->> 'raison',
                       v_session.utilisateur_id, now());
  return json_build_object('lot', lot.detailler(v_id), 'alertes', lot.alertes(v_id, now()));
end
$$;
grant execute on function v1.lots_deplacer(jsonb, jsonb) to api;
