-- Returns whether a text contains every word of a search, in any order, each also as a part of a
-- word; ignores accents, case and punctuation.
-- Spec: api#recherche.
create or replace function core.contient(p_texte text, p_recherche text) returns boolean
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return core.contient_mots(p_texte, core.mots(p_recherche));
end
$$;
