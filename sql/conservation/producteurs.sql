-- Returns the ids of producers who may be erased, as text.
-- Spec: conservation#quand.
create or replace function conservation.producteurs(p_limite timestamptz) returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query select p::text from conservation.partis(p_limite) as p;
end
$$;
