-- Returns the words of a name in the order of the alphabet, as their key writes them: two names of
-- the same words are namesakes, whichever stands first.
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
