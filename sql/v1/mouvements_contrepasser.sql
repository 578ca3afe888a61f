-- POST /v1/mouvements/{id}/contrepasser: reverses a movement, with a reason; answers the mirror.
-- Spec: matiere#contrepassation.
-- Refuses: droit_manquant, module_inactif and what `matiere.renverser` refuses.
create or replace function v1.mouvements_contrepasser(p_appelant jsonb, p_requete jsonb)
returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'stock.reverse');
begin
  return matiere.renverser((p_requete ->> 'id')::uuid, p_requete ->> 'raison',
                           v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.mouvements_contrepasser(jsonb, jsonb) to api;
