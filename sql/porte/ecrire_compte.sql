-- Writes the count of a list's rows for a request with `total`, over all pages, with the given
-- filters. It uses the same entry as the page: a filter with an index, or else the bounds of the
-- list's order. Does nothing for a list without a total.
-- Why: the count is a statement of its own, so that requests without a total cost nothing. Without
--      the bounds, a count of one day would read all rows that the organization ever had.
-- Spec: api#total.
-- Chosen: docs/decisions/0103-versions-des-fiches.md.
create or replace function porte.ecrire_compte(p_liste porte.liste) returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with entree as (
    select (e.filtre).membre, e.rang, coalesce(E'\n        where ' || nullif(array_to_string(
             array[(e.filtre).condition] || porte.toujours(p_liste)
               || case when e.filtre is null and e.voie = 'suivie' then o.plancher end
               || porte.ecrire_periode(p_liste, e.voie) || e.autres, E'\n          and '), ''), '')
             as conditions
    from porte.entrees(p_liste) with ordinality as e (filtre, voie, autres, rang)
      cross join porte.ecrire_ordre(p_liste) as o
  )
  select case when p_liste.compte then format(
    E'if (p_requete ->> ''total'')::boolean then\n  %s\n  end if;', porte.ecrire_choix(
      array_agg(e.membre order by e.rang),
      array_agg(format($sql$select count(*) into v_total from (
        select from %s%s
        limit core.plafond_total() + 1) as c;$sql$,
        porte.ecrire_source(p_liste), e.conditions) order by e.rang))) end
  from entree e
$$;
