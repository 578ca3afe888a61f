-- POST /v1/lots/{id}/annuler: cancels a lot, with a reason.
-- Spec: lots#rejet.
-- Refuses: droit_manquant, module_inactif and what `lot.agir` refuses.
create or replace function v1.lots_annuler(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'stock.manage');
  v_id uuid := (p_requete ->> 'id')::uuid;
begin
  perform lot.agir(v_id, 'annuler', p_requete ->> 'raison', v_session.utilisateur_id, now());
  return lot.detailler(v_id);
end
$$;
grant execute on function v1.lots_annuler(jsonb, jsonb) to api;
