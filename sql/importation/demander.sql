-- Hands an import to a background task: one at a time per organization, since each may lock records
-- that the next one needs.
-- Spec: imports#application.
create or replace function importation.demander(p_importation importation.importation)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform tache.ajouter(
    'importation', json_build_object('organisation_id', p_importation.organisation_id,
                                     'importation_id', p_importation.id),
    'importation/' || p_importation.id, 'importation/' || p_importation.organisation_id);
end
$$;
