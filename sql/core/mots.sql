-- Returns the words of a name, normalized as in its key, in alphabetical order: two names with the
-- same words are namesakes, in any order.
-- Spec: imports#doublons.
create or replace function core.mots(p_texte text) returns text[]
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select m from unnest(string_to_array(core.cle_nom(p_texte), ' ')) as m
    where m <> '' order by m);
end
$$;
