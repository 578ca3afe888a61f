-- True if a finding is worse than an accepted finding of the same fact, by the members that its
-- motif lists in `mesures`: a greater figure, a lost right, or a text, id or list value that was
-- not accepted. Figures inside an object are only descriptive. A figure that the accepted finding
-- lacks is not compared.
-- Spec: file-de-controle#meme-fait.
-- Chosen: docs/decisions/0121-ce-qu-une-decision-accepte.md.
create or replace function constat.est_pire(p_mesures text[], p_accepte jsonb, p_trouve jsonb)
returns boolean
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_mots jsonpath := 'strict $.** ? (@.type() == "string")';
begin
  return exists (
    select from unnest(p_mesures) as m
      cross join lateral (
        select p_accepte #> string_to_array(m, '.') as avant,
               p_trouve #> string_to_array(m, '.') as apres) as v
    where case jsonb_typeof(v.apres)
      when 'number' then (v.apres #>> '{}')::numeric > (v.avant #>> '{}')::numeric
      when 'boolean' then v.avant = 'true' and v.apres = 'false'
      else not coalesce(jsonb_path_query_array(v.avant, v_mots), '[]')
        @> jsonb_path_query_array(v.apres, v_mots) end);
end
$$;
