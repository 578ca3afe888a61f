-- Marks the announced files of the current organization's commands as arrived if a restoration
-- brought the file back; returns the number of commands that waited.
-- Spec: restauration#fichiers.
create or replace function restauration.rattacher_fichiers() returns bigint
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_nombre bigint;
begin
  update commande.piece_jointe p set recue_le = f.arrive_le
  from fichier.fichier f
  where f.id = p.fichier_id and f.sha256 = p.sha256 and p.recue_le is null
    and p.attendue_depuis >= '-infinity';
  get diagnostics v_nombre = row_count;
  return v_nombre;
end
$$;
