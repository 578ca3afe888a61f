-- Returns the plots that a producer held at an instant and that were transferred since, each with
-- the instant of the transfer.
-- Spec: terrain#sortie, terrain#transfert.
create or replace function adhesion.parcelles_cedees(
  p_producteur_id uuid, p_depuis timestamptz)
returns table (id uuid, jusqu_au timestamptz)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select d.id, min(t.le)
  from parcelle.detenues(p_producteur_id, p_depuis) as d (id)
    join parcelle.transfert t on t.parcelle_id = d.id and t.le > p_depuis
    join parcelle.parcelle p on p.id = d.id and p.producteur_id <> p_producteur_id
  group by d.id;
end
$$;
