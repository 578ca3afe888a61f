-- Returns the holder of a plot at a date: the receiver of the latest transfer before the date;
-- before the first transfer, its giver; without a transfer, today's producer. For a merged
-- producer, returns the kept one.
-- Spec: terrain#parcelles, service#date-de-l-operation.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Why: every collection runs this function, so it reads the few transfers of a plot in one query,
--      and only if the plot was ever transferred.
create or replace function parcelle.producteur_au(
  p_parcelle_id uuid, p_le timestamptz) returns uuid
language plpgsql stable
as $$
declare
  v_producteur_id uuid;
  v_transferee boolean;
begin
  select p.producteur_id, p.transferee into v_producteur_id, v_transferee
  from parcelle.parcelle p where p.id = p_parcelle_id;
  if v_transferee is false then
    return v_producteur_id;
  end if;
  return (
    select case when t.change
             then (select coalesce(d.fusionne_dans, d.id) from producteur.producteur d
                   where d.id = t.producteur_id)
             else p.producteur_id end
    from parcelle.parcelle p
      left join lateral (
        select true as change,
               case when c.le <= p_le then c.producteur_id else c.ancien_id end as producteur_id
        from parcelle.transfert c
        where c.organisation_id = p.organisation_id and c.parcelle_id = p.id
        order by c.le <= p_le desc, case when c.le <= p_le then c.le end desc,
                 case when c.le <= p_le then c.rang end desc, c.le, c.rang
        limit 1) as t on true
    where p.id = p_parcelle_id);
end
$$;
