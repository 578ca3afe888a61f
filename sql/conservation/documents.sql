-- Lists the office documents that name producers and may be erased: statements of producers who
-- left, and slips of receptions of a closed campaign, if no contribution to the reception, even
-- before a correction, comes from a producer who remains. Documents that phones printed are erased
-- with their command.
-- Spec: conservation#quand.
create or replace function conservation.documents(p_limite timestamptz) returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with parti as materialized (select p from conservation.partis(p_limite) as p),
    retenue as materialized (
      select t.commande_id from conservation.concernes() as t
      where t.producteur_id not in (select q.p from parti q)
    )
    select d.id::text
    from document.document d
    where d.etabli_le < p_limite and (
      d.type = 'releve_producteur' and d.entite_id in (select q.p from parti q)
      or d.type = 'bon_reception' and exists (
        select
        from reception.reception r
          join campagne.campagne k
            on k.organisation_id = r.organisation_id and k.id = r.campagne_id
        where r.id = d.entite_id and k.statut = 'cloturee' and not exists (
          select
          from reception.apport a
            join collecte.collecte c
              on c.organisation_id = a.organisation_id and c.id = a.collecte_id
          where a.reception_id = r.id
            and c.commande_id in (select t.commande_id from retenue t))))
    order by d.etabli_le, d.id;
end
$$;
