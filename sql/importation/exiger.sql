-- Returns the import of an id, for a session that may see it.
-- Spec: imports#droits.
-- Refuses: importation_inconnue.
create or replace function importation.exiger(
  p_id uuid, p_session utilisateur.session, p_le timestamptz) returns importation.importation
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_importation importation.importation;
begin
  select i.* into v_importation from importation.importation i
  where i.id = p_id and i.genre = any (importation.genres_permis(p_session, p_le));
  if v_importation.id is null then
    raise sqlstate 'TR404' using message = 'importation_inconnue';
  end if;
  return v_importation;
end
$$;
