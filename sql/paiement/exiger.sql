-- Returns a payment of the organization; it must exist.
-- Spec: paiements#paiement.
-- Refuses: paiement_inconnu.
create or replace function paiement.exiger(p_id uuid) returns paiement.paiement
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_paiement paiement.paiement;
begin
  select x.* into v_paiement from paiement.paiement x where x.id = p_id;
  if v_paiement.id is null then
    raise sqlstate 'TR404' using message = 'paiement_inconnu';
  end if;
  return v_paiement;
end
$$;
