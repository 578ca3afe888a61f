-- Writes what reads the rows of a list's page, presented, by one way: in the order of an index that
-- holds them so, as far as the page goes, or all that was found, sorted. The row after the page is
-- read, to know, and not presented; the last one of the page carries its place in the order.
-- Why: a limit that the planner does not know, and `cursor_tuple_fraction`, make it take what gives
--      its first row soonest, whatever it thinks of the other filters. What is found by a value is
--      found before it is sorted, and without the bound of the list's order, so that no order lures
--      it; what another table tells is looked up by its key, row by row.
-- Chosen: docs/performance.md#lists.
create or replace function porte.ecrire_suite(
  p_liste porte.liste, p_entree text, p_autres text[], p_voie text) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ailleurs text[] := regexp_match(p_entree, '^(\w+)\.(\w+) in \(\s*(select.*)\)$');
  v_ordre record := porte.ecrire_ordre(p_liste.ordre, p_liste.sens);
  v_source text := p_liste.source;
  v_colonnes text := concat_ws(', ', p_liste.colonnes, v_ordre.portee);
  v_apres text := case when p_entree is null or p_voie = 'suivie' then v_ordre.apres
    else substring(v_ordre.apres from '\(v_page\.apres is null or .*') end;
  v_conditions text := array_to_string(
    array[case when v_ailleurs is null or p_voie = 'suivie' then p_entree end, p_liste.condition,
          case when p_entree is null then v_ordre.plancher end]
      || porte.ecrire_periode(p_liste, p_voie) || v_apres || p_autres,
    E'\n          and ');
  v_page text := format($sql$
      select case when p.rang <= v_page.limite then %s end,
             case when p.rang = v_page.limite then jsonb_build_array(%s) end
      from ($sql$, p_liste.ligne, v_ordre.curseur);
begin
  if p_voie = 'suivie' then
    return v_page || format($sql$
        select %s, row_number() over (order by %s) as rang
        from %s
        where %s
        order by %2$s limit (select v_page.limite + 1)) as p;$sql$,
      v_colonnes, v_ordre.tri, v_source, v_conditions);
  end if;
  if v_ailleurs is not null then
    v_source := regexp_replace(
      regexp_replace(v_source, format('\m%s\.(?=\w)', v_ailleurs[1]),
                     format('(%s).', v_ailleurs[1]), 'g'),
      '^(\w+\.\w+) \w+', format(
      $sql$(select distinct q.id from (%s) as q (id)) as q
          cross join lateral (
            select x as %s from \1 x where x.%s = q.id offset 0) as x$sql$,
      replace(v_ailleurs[3], '\', '\\'), v_ailleurs[1], v_ailleurs[2]));
    v_colonnes := regexp_replace(
      v_colonnes, format('\m%s\.(?=\w)', v_ailleurs[1]), format('(%s).', v_ailleurs[1]), 'g');
    v_conditions := regexp_replace(
      v_conditions, format('\m%s\.(?=\w)', v_ailleurs[1]), format('(%s).', v_ailleurs[1]), 'g');
  end if;
  return format($sql$
      with trouvee as materialized (
        select %s
        from %s
        where %s
      )%s
        select t.*, row_number() over (order by %s) as rang
        from trouvee t order by %5$s limit v_page.limite + 1) as p;$sql$,
    v_colonnes, v_source, v_conditions, v_page, v_ordre.tri_trouve);
end
$$;
