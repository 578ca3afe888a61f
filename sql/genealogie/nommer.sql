-- Returns a place or a person of a genealogy, as a line of a column: the key, then the data.
-- Spec: genealogie#personnes.
create or replace function genealogie.nommer(p_genre text, p_id uuid, p_nom text) returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return concat(p_genre, ':', p_id, ' {"id":"', p_id, '","nom":',
    coalesce(to_json(p_nom)::text, 'null'), ',"genre":"', p_genre, '"}');
end
$$;
