-- Presents a revision as the API shows it.
-- Spec: conformite-et-certificats#statut.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
create or replace function conformite.presenter_revision(p_revision conformite.revision)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object(
    'id', p_revision.id, 'parcelle_id', p_revision.parcelle_id,
    'referentiel_code', p_revision.referentiel_code, 'etat_code', p_revision.etat_code,
    'depuis', core.horodatage(p_revision.depuis),
    'enregistree_le', core.horodatage(p_revision.enregistree_le), 'raison', p_revision.raison,
    'auteur_id', p_revision.auteur_id, 'origine', p_revision.origine,
    'controle_id', p_revision.controle_id, 'derogation', p_revision.derogation);
end
$$;
