-- POST /v1/sorties/{id}/resultats: keeps what a laboratory found in a sample.
-- Spec: lots#analyses.
-- Refuses: droit_manquant, module_inactif and what `lot.analyser` refuses.
create or replace function v1.sorties_resultats(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_ecriture(
    p_appelant, now(), 'stock.manage', 'stock.release_quarantine');
begin
  return lot.analyser((p_requete ->> 'id')::uuid, p_requete, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.sorties_resultats(jsonb, jsonb) to api;
