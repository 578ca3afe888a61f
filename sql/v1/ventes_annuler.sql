-- POST /v1/ventes/{id}/annuler: cancels a sale with a reason.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: droit_manquant, module_inactif and what `vente.annuler` refuses.
create or replace function v1.ventes_annuler(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'sales.manage');
begin
  return vente.annuler((p_requete ->> 'id')::uuid, p_requete ->> 'raison', v_session.utilisateur_id,
                       now());
end
$$;
grant execute on function v1.ventes_annuler(jsonb, jsonb) to api;
