-- Every weighing of collections: those that a collection holds itself, and those of its
-- corrections.
-- Spec: collectes#calcul.
-- Chosen: docs/decisions/0065-lignes-de-collecte.md.
-- Why: the rows have the columns of collecte.pesee, so that GraphQL serves them as that table. Who
--      reads is judged by the policies of both tables.
create or replace view collecte.toute_pesee with (security_invoker) as
  select p.organisation_id, p.collecte_id, p.rang, p.brut_g, p.tare_g, p.version
  from collecte.pesee p
  union all
  select c.organisation_id, c.id, r.rang::smallint,
         c.pesees[2 * r.rang - 1] + c.pesees[2 * r.rang], c.pesees[2 * r.rang - 1], 1
  from collecte.collecte c
    cross join lateral generate_series(1, cardinality(c.pesees) / 2) as r (rang);
grant select on collecte.toute_pesee to lecture;
