-- GET /v1/ventes/{id}: one sale.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: droit_manquant, vente_inconnue.
create or replace function v1.ventes_lire(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reponse json;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'ventes');
  v_reponse := vente.presenter((p_requete ->> 'id')::uuid);
  if v_reponse is null then
    raise sqlstate 'TR404' using message = 'vente_inconnue';
  end if;
  return v_reponse;
end
$$;
grant execute on function v1.ventes_lire(jsonb, jsonb) to api;
