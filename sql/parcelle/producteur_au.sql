-- Who holds a plot at a date: whom its latest transfer not after it went to, before the first
-- transfer whom that one came from; without any, today's producer. A merged producer is the kept
-- one.
-- Spec: terrain#parcelles, service#date-de-l-operation.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
create or replace function parcelle.producteur_au(
  p_parcelle_id uuid, p_le timestamptz) returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_producteur_id uuid;
begin
  select t.producteur_id into v_producteur_id from parcelle.transfert t
  where t.parcelle_id = p_parcelle_id and t.le <= p_le
  order by t.le desc, t.rang desc limit 1;
  if not found then
    select t.ancien_id into v_producteur_id from parcelle.transfert t
    where t.parcelle_id = p_parcelle_id order by t.le, t.rang limit 1;
    if not found then
      return (select p.producteur_id from parcelle.parcelle p where p.id = p_parcelle_id);
    end if;
  end if;
  return (select coalesce(p.fusionne_dans, p.id) from producteur.producteur p
          where p.id = v_producteur_id);
end
$$;
