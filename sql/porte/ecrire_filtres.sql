-- Writes what is asked of the rows of a list: each filter holds where its member is absent.
-- Chosen: docs/decisions/0055-portes-en-lignes.md.
create or replace function porte.ecrire_filtres(p_filtres text) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_filtre record;
  v_lu porte.type_lu;
  v_conditions text[] := '{}';
begin
  for v_filtre in
    select split_part(f.ligne, ': ', 1) as membre,
           substr(f.ligne, strpos(f.ligne, ': ') + 2) as condition
    from regexp_split_to_table(btrim(p_filtres, E' \n'), '\n\s*(?=\w+: )') as f (ligne)
  loop
    for v_lu in select t.* from porte.type_lu t where t.type ~ '^\w+$' loop
      v_filtre.condition := regexp_replace(
        v_filtre.condition, format('(?<!:):%s\M', v_lu.type),
        format(v_lu.expression, v_filtre.membre), 'g');
    end loop;
    assert v_filtre.membre ~ '^\w+$' and v_filtre.condition !~ '(?<!:):\w',
      format('%s: not a filter', v_filtre);
    v_conditions := v_conditions || format(
      '(p_requete ->> %L is null or %s)', v_filtre.membre, v_filtre.condition);
  end loop;
  return v_conditions;
end
$$;
