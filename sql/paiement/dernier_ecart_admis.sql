-- Returns the last admitted difference between a reception and each of its collections.
-- Spec: paiements#ecart.
create or replace function paiement.dernier_ecart_admis(p_reception_id uuid)
returns table (collecte_id uuid, version integer, ecart_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select distinct on (a.collecte_id) a.collecte_id, a.version, a.ecart_g
  from paiement.ecart_admis a
  where a.reception_id = p_reception_id
  order by a.collecte_id, a.version desc;
end
$$;
