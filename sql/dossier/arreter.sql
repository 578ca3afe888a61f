-- Fixes the instant as of which everything in a dossier was read, and whether it was read with
-- identity documents. Returns whether the calling task is still in charge of the dossier.
-- Spec: dossiers#moment, dossiers#pieces-identite.
-- Locks: the dossier.
create or replace function dossier.arreter(
  p_id uuid, p_tentative integer, p_arrete_au timestamptz,
  p_pieces_identite boolean default null) returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dossier dossier.dossier := dossier.tenir(p_id, p_tentative);
begin
  update dossier.dossier d
  set arrete_au = p_arrete_au, pieces_identite = p_pieces_identite, faits = 0, prevus = null
  where d.id = v_dossier.id and d.arrete_au is null;
  return found;
end
$$;
