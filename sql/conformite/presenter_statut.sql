-- Presents a quality state of a plot as the API shows it.
-- Spec: conformite-et-certificats#statut.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
create or replace function conformite.presenter_statut(
  p_statut conformite.statut_parcelle, p_producteur_id uuid, p_categorie text) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object(
    'id', p_statut.id, 'parcelle_id', p_statut.parcelle_id, 'producteur_id', p_producteur_id,
    'referentiel_code', p_statut.referentiel_code, 'etat_code', p_statut.etat_code,
    'categorie_affichage', p_categorie,
    'depuis', core.horodatage(coalesce(lower(p_statut.periode), '-infinity')),
    'jusque', core.horodatage(upper(p_statut.periode)), 'raison', p_statut.raison,
    'auteur_id', p_statut.auteur_id);
end
$$;
