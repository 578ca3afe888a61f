-- Returns the producers with ids that occur anywhere in a text.
-- Spec: conservation#quand.
create or replace function conservation.nommes(p_texte text) returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select p.id from producteur.producteur p
    where p.id in (
      select m[1]::uuid
      from regexp_matches(
        p_texte, '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}', 'g') as m);
end
$$;
