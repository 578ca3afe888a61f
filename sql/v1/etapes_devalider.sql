-- POST /v1/etapes/{id}/devalider: reverses a validated step, with a reason.
-- Spec: etapes#devalidation.
-- Refuses: droit_manquant, module_inactif and what `etape.devalider` refuses.
create or replace function v1.etapes_devalider(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'stock.manage');
begin
  perform module.exiger('procedes', now());
  return etape.devalider((p_requete ->> 'id')::uuid, p_requete ->> 'raison',
                         v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.etapes_devalider(jsonb, jsonb) to api;
