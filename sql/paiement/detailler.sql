-- Presents a payment with the settled amount of each line; it must exist.
-- Spec: paiements#paiement.
-- Refuses: paiement_inconnu.
create or replace function paiement.detailler(p_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from paiement.paiement x where x.id = p_id) then
    raise sqlstate 'TR404' using message = 'paiement_inconnu';
  end if;
  return paiement.presenter_detail(p_id);
end
$$;
