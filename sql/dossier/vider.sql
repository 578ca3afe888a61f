-- Deletes the rows of the parts and files of a dossier. The caller removes the objects in the
-- store, which `dossier.bloc` lists. Returns whether the calling task is still in charge.
-- Spec: dossiers#reprise.
-- Locks: the dossier.
create or replace function dossier.vider(p_id uuid, p_tentative integer) returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dossier dossier.dossier := dossier.tenir(p_id, p_tentative);
begin
  delete from dossier.fichier f where f.dossier_id = v_dossier.id;
  update dossier.dossier d set faits = 0, prevus = null where d.id = v_dossier.id;
  return found;
end
$$;
