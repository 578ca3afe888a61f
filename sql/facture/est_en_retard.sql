-- Returns whether an invoice is overdue on a day: issued, unpaid, and due the day before or
-- earlier.
-- Spec: licences-et-factures#retard.
create or replace function facture.est_en_retard(
  p_facture facture.facture, p_jour date) returns boolean
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select p_facture.statut = 'emise' and p_facture.echeance < p_jour);
end
$$;
