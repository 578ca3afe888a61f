-- POST /v1/expeditions: creates a draft expedition under a validated sale.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: droit_manquant, module_inactif and what `expedition.creer` refuses.
create or replace function v1.expeditions_creer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'shipping.manage');
begin
  return expedition.creer(p_requete, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.expeditions_creer(jsonb, jsonb) to api;
