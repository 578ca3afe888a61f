-- Writes what is asked of the rows of a list: the member of each filter, and what holds of a row
-- where it is given.
-- Chosen: docs/decisions/0055-portes-en-lignes.md.
create or replace function porte.ecrire_filtres(
  p_filtres text, out membre text, out condition text) returns setof record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lu porte.type_lu;
begin
  for membre, condition in
    select split_part(f.ligne, ': ', 1), substr(f.ligne, strpos(f.ligne, ': ') + 2)
    from regexp_split_to_table(btrim(p_filtres, E' \n'), '\n\s*(?=\w+: )') as f (ligne)
  loop
    for v_lu in select t.* from porte.type_lu t where t.type ~ '^\w+$' loop
      condition := regexp_replace(
        condition, format('(?<!:):%s\M', v_lu.type), format(v_lu.expression, membre), 'g');
    end loop;
    assert membre ~ '^\w+$' and condition !~ '(?<!:):\w',
      format('%s: not a filter', membre || ': ' || condition);
    return next;
  end loop;
end
$$;
