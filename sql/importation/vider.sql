-- Deletes the rows that were read from a file, before the file is read again.
-- Spec: imports#lecture.
create or replace function importation.vider(p_importation_id uuid) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  delete from importation.ligne l where l.importation_id = p_importation_id;
  update importation.importation i
  set lues = 0, examinees = 0, fautives = 0, ecrites = 0, raison = null
  where i.id = p_importation_id;
$$;
