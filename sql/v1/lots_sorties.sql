-- POST /v1/lots/{id}/sorties: returns, destroys or samples matter of a lot.
-- Spec: lots#sorties.
-- Refuses: droit_manquant, module_inactif and what `lot.sortir` refuses.
create or replace function v1.lots_sorties(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'stock.manage');
  v_id uuid := lot.sortir((p_requete ->> 'id')::uuid, p_requete, v_session.utilisateur_id, now());
begin
  return (
    select json_build_object('sortie', lot.presenter_sortie(s), 'lot', lot.etat_du_stock(s.lot_id))
    from lot.sortie_lot s where s.id = v_id);
end
$$;
grant execute on function v1.lots_sorties(jsonb, jsonb) to api;
