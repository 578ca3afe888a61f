-- Writes the query for the presented rows of a list's page, in one of two ways: in the order of an
-- index, up to the size of the page; or by sorting all rows found. One more row is read and not
-- presented, to know if there is a next page. The last row of the page has its place in the order.
-- Why: a limit that the planner does not know, together with `cursor_tuple_fraction`, makes it
--      choose the plan with the fastest first row, whatever it estimates for the other filters.
--      Rows with a given value are found before they are sorted, and without the bound of the
--      list's order, so that the planner does not choose the order's index. Data of another table
--      are looked up by key, row by row.
-- Chosen: docs/performance.md#lists.
create or replace function porte.ecrire_suite(
  p_liste porte.liste, p_filtre porte.filtre, p_autres text[], p_voie text) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_est_ailleurs boolean := p_filtre.parmi is not null and p_voie <> 'suivie';
  v_ordre record := porte.ecrire_ordre(p_liste);
  v_source text := porte.ecrire_source(p_liste);
  v_colonnes text := concat_ws(', ', p_liste.colonnes, v_ordre.portee);
  v_conditions text := array_to_string(
    array[case when not v_est_ailleurs then p_filtre.condition end] || porte.toujours(p_liste)
      || case when p_filtre is null and p_voie = 'suivie' then v_ordre.plancher end
      || porte.ecrire_periode(p_liste, p_voie)
      || case when p_voie = 'suivie' then v_ordre.borne end
      || v_ordre.apres || p_autres,
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
  if v_est_ailleurs then
    v_source := format($sql$(select distinct q.id from (%s) as q (id)) as q
          cross join lateral (
            select x as %s from %s x where x.%I = q.id offset 0) as x%s$sql$,
      p_filtre.parmi, p_liste.alias, p_liste.source, p_filtre.colonne,
      E'\n        ' || porte.de_la_ligne(p_liste.jointures, p_liste.alias));
    v_colonnes := porte.de_la_ligne(v_colonnes, p_liste.alias);
    v_conditions := porte.de_la_ligne(v_conditions, p_liste.alias);
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
