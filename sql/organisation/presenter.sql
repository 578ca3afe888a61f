-- Presents an organization to the publisher.
-- Spec: organisations-et-modules#organisation.
create or replace function organisation.presenter(
  p_organisation organisation.organisation) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object(
    'id', p_organisation.id, 'code', p_organisation.code, 'nom', p_organisation.nom,
    'langue', p_organisation.langue, 'fuseau_horaire', p_organisation.fuseau_horaire,
    'devise_defaut', p_organisation.devise_defaut, 'pays', p_organisation.pays,
    'prefixe_entreprise', p_organisation.prefixe_entreprise, 'statut', p_organisation.statut,
    'cree_le', core.horodatage(p_organisation.cree_le));
end
$$;
