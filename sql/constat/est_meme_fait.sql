-- True if the details of two findings of one motif are about the same fact: the members that the
-- motif's row names in `cles` are equal. A name with dots leads into a member.
-- Spec: file-de-controle#meme-fait.
create or replace function constat.est_meme_fait(p_cles text[], p_un jsonb, p_autre jsonb)
returns boolean
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return not exists (
    select from unnest(p_cles) as c
    where p_un #> string_to_array(c, '.') is distinct from p_autre #> string_to_array(c, '.'));
end
$$;
