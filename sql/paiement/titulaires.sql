-- Returns the owners of the lines that a payment settles: the producer and the records merged into
-- them, or the supplier.
-- Spec: paiements#paiement.
create or replace function paiement.titulaires(p_id uuid) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return p_id || array(
    select p.id from producteur.producteur p where p.fusionne_dans = p_id order by p.id);
end
$$;
