-- GET /v1/fournisseurs/{id}: one supplier.
-- Spec: conformite-et-certificats#fournisseurs.
-- Refuses: droit_manquant, fournisseur_inconnu.
create or replace function v1.fournisseurs_lire(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'certification');
  return fournisseur.presenter(fournisseur.exiger((p_requete ->> 'id')::uuid), now());
end
$$;
grant execute on function v1.fournisseurs_lire(jsonb, jsonb) to api;
