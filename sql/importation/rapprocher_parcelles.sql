-- Returns the rows of plots whose land was taken while an import was applied as a whole, with the
-- faults of each. From this call until the end of the transaction, no other survey of the
-- organization is written.
-- Spec: imports#application, terrain#chevauchement.
-- Locks: the organization's surveys.
create or replace function importation.rapprocher_parcelles(
  p_importation_id uuid, p_le timestamptz) returns jsonb[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_parcelles uuid[] := array(
    select l.objet_id from importation.ligne l
    where l.importation_id = p_importation_id and l.objet_id is not null);
begin
  return array(
    select jsonb_build_object('rang', l.rang, 'objet_id', null, 'avertissements', '[]'::jsonb,
      'fautes', jsonb_agg(jsonb_build_object(
        'code', 'chevauchement_parcelle', 'details', r.details)))
    from parcelle.rapprocher_releves(v_parcelles, p_le) as r
      join importation.ligne l
        on l.importation_id = p_importation_id and l.objet_id = r.parcelle_id
    group by l.rang);
end
$$;
