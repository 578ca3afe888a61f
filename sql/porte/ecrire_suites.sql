-- Writes the statements by which a list opens the cursor of its page: by the first given filter
-- with an index, else in its order.
-- Chosen: docs/decisions/0055-portes-en-lignes.md, docs/performance.md#lists.
create or replace function porte.ecrire_suites(p_liste porte.liste) returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select porte.ecrire_choix(
    array_agg((e.filtre).membre order by e.rang),
    array_agg('open v_suite for' || porte.ecrire_suite(p_liste, e.filtre, e.autres, e.voie)
              order by e.rang))
  from porte.entrees(p_liste) with ordinality as e (filtre, voie, autres, rang)
$$;
