-- All consumption of capacities by collections and all returns to capacities: the first consumption
-- of each collection, and later changes.
-- Spec: capacites#consommation.
-- Chosen: docs/performance.md#rows.
-- Why: the view has the columns of capacite.consommation, so that GraphQL serves its rows as that
--      table; the first consumption of a collection has the collection's id. The policies of both
--      tables apply to the reader. The condition stands above the union: inside the union's second
--      half it would keep PostgreSQL from merging the two tables by their keys for a page.
create or replace view capacite.toute_consommation with (security_invoker) as
  select t.* from (
    select k.organisation_id, k.id, k.collecte_id, k.campagne_id, k.producteur_id, k.matiere_code,
           k.etat_code, k.quantite_g, k.le, k.rang
    from capacite.consommation k
    union all
    select c.organisation_id, c.id, c.id, c.prise_campagne_id, c.prise_producteur_id,
           c.prise_matiere_code, c.prise_etat_code, c.prise_g, c.recue_le, c.prise_rang
    from collecte.collecte c) as t
  where t.rang is not null;
comment on view capacite.toute_consommation is
  'All that collections took from capacities or gave back, as one table of both homes.';
grant select on capacite.toute_consommation to lecture;
