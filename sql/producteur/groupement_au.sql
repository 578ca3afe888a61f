-- The group of a producer at a date: that of their latest change not after it, before the first
-- change the one they came from; without any change, today's. Null while the group is unknown.
-- Spec: terrain#producteurs, service#date-de-l-operation.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Why: one look at the producer's changes, which are few: every collection passes here.
create or replace function producteur.groupement_au(
  p_producteur_id uuid, p_le timestamptz) returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select case when r.change
             then (select g.id from organisation.groupement g where g.id = r.declare)
             else p.groupement_id end
    from producteur.producteur p
      left join lateral (
        select true as change,
               case when c.le <= p_le then c.groupement_id else c.ancien_id end as declare
        from producteur.rattachement c
        where c.organisation_id = p.organisation_id and c.producteur_id = p.id
        order by c.le <= p_le desc, case when c.le <= p_le then c.le end desc,
                 case when c.le <= p_le then c.rang end desc, c.le, c.rang
        limit 1) as r on true
    where p.id = p_producteur_id);
end
$$;
