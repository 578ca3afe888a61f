-- POST /v1/ventes: creates a draft sale with its lines.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: droit_manquant, module_inactif and what `vente.creer` refuses.
create or replace function v1.ventes_creer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'sales.manage');
begin
  return vente.creer(p_requete, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.ventes_creer(jsonb, jsonb) to api;
