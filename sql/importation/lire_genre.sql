-- Returns a kind of import with the permission that it needs.
-- Spec: imports#modeles.
-- Refuses: genre_inconnu.
create or replace function importation.lire_genre(p_genre text) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_genre importation.genre;
begin
  select g.* into v_genre from importation.genre g where g.genre = p_genre;
  if v_genre.genre is null then
    raise sqlstate 'TR404' using message = 'genre_inconnu',
      detail = jsonb_build_object('genres', array(
        select g.genre from importation.genre g order by g.rang))::text;
  end if;
  return json_build_object('genre', v_genre.genre, 'permission', v_genre.permission);
end
$$;
