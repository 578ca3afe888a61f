-- Returns whether a text contains every word of a search, each also as a part of a word.
-- `p_mots` are the words of the search's key (`core.mots`). An empty search finds nothing.
-- Spec: api#recherche.
-- Why: a text in ASCII differs from its key in case, apostrophes and separators alone, and words of
--      a search have none of these: it needs no key.
create or replace function core.contient_mots(p_texte text, p_mots text[]) returns boolean
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_cle text := case when octet_length(p_texte) = char_length(p_texte)
                  then translate(lower(p_texte), '''`', '') else core.cle_nom(p_texte) end;
  v_mot text;
begin
  foreach v_mot in array p_mots loop
    if strpos(v_cle, v_mot) = 0 then
      return false;
    end if;
  end loop;
  return v_cle is not null and p_mots <> '{}';
end
$$;
