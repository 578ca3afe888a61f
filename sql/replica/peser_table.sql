-- Sums up a table of a perimeter without reading whole rows: the number of rows written by
-- transaction `p_depuis` or a later one, the sum of all keys, the sum of the keys written before,
-- and a sum that changes with any row. `p_fin` is above every visible transaction.
-- Spec: replication#par-pages.
-- Chosen: docs/decisions/0102-perimetre-par-pages.md, why a sum of keys tells what left.
-- Why: a row stores only 32 bits of the number of its writing transaction. The function assumes the
--      latest transaction with these bits, so that a row never seems older than it is.
create or replace function replica.peser_table(
  p_origine text, p_cle text, p_depuis bigint, p_fin bigint,
  out nouvelles bigint, out somme numeric, out somme_ancienne numeric, out etat numeric)
returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  execute format($sql$
    select count(*) filter (where k.ecrite >= $1), coalesce(sum(k.signe), 0),
           coalesce(sum(k.signe) filter (where k.ecrite < $1), 0),
           coalesce(sum(hashtextextended(k.id || ' ' || k.ecrite, 0)), 0)
    from (select i.id, hashtextextended(i.id, 0) as signe,
                 $2 - (($2 - i.xmin::text::bigint) & 4294967295) as ecrite
          from (select (%s)::text as id, r.xmin from %s offset 0) as i) as k
  $sql$, p_cle, p_origine)
  into nouvelles, somme, somme_ancienne, etat using p_depuis, p_fin;
end
$$;
