-- POST /v1/lots/{id}/devalider: takes a validation back; answers the lot that now waits.
-- Spec: lots#devalidation.
-- Refuses: droit_manquant, module_inactif and what `lot.devalider` refuses.
create or replace function v1.lots_devalider(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'stock.manage');
  v_id uuid;
begin
  v_id := lot.devalider((p_requete ->> 'id')::uuid, p_requete ->> 'raison',
                        v_session.utilisateur_id, now());
  return lot.detailler(v_id);
end
$$;
grant execute on function v1.lots_devalider(jsonb, jsonb) to api;
