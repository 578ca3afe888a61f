-- Returns every weighing of collections: the weighings in the collection's own row, and the
-- weighings of its corrections.
-- Spec: collectes#calcul.
-- Chosen: docs/performance.md#rows.
-- Why: the view has the columns of collecte.pesee, so that GraphQL serves its rows as that table.
--      The policies of both tables apply to the reader. The union reads both tables unchanged, so
--      that PostgreSQL can merge a page by their keys; the weighings inside a collection's row are
--      split only above the union.
create or replace view collecte.toute_pesee with (security_invoker) as
  select t.organisation_id, t.collecte_id, r.rang::smallint,
         coalesce(t.brut_g, t.pesees[2 * r.rang - 1] + t.pesees[2 * r.rang]) as brut_g,
         coalesce(t.tare_g, t.pesees[2 * r.rang - 1]) as tare_g, t.version
  from (
    select p.organisation_id, p.collecte_id, p.version, p.rang::integer as premier,
           p.rang::integer as dernier, p.brut_g, p.tare_g, null::bigint[] as pesees
    from collecte.pesee p
    union all
    select c.organisation_id, c.id, 1, 1, cardinality(c.pesees) / 2, null::bigint, null::bigint,
           c.pesees
    from collecte.collecte c) as t
    cross join lateral generate_series(t.premier, t.dernier) as r (rang);
comment on view collecte.toute_pesee is
  'All weighings of collections, as one table of both homes.';
grant select on collecte.toute_pesee to lecture;
