-- Presents an operation that a certificate covered, as the API shows it.
-- Spec: conformite-et-certificats#operations.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
create or replace function certificat.presenter_operation(
  p_entite text, p_id uuid, p_le timestamptz, p_reference text, p_groupement_id uuid) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object(
    'entite', p_entite, 'id', p_id, 'le', core.horodatage(p_le),
    'reference', p_reference, 'groupement_id', p_groupement_id);
end
$$;
