-- Requires the conditions to validate a step besides its state and the confirmations: its campaign,
-- its process switched on, its inputs, its outputs and its balance.
-- Spec: etapes#validation, etapes#entrees, etapes#bilan.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: what `etape.exiger_campagne`, `etape.exiger_procede`, `etape.exiger_entrees`,
--          `etape.exiger_sorties` and `etape.exiger_bilan` refuse.
create or replace function etape.exiger_validable(p_etape etape.etape, p_le timestamptz)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  p_etape.date_operation := coalesce(p_etape.date_operation, p_le);
  perform etape.exiger_campagne(p_etape.campagne_id, array(
    select n.lot_id from etape.entree n where n.etape_id = p_etape.id));
  perform etape.exiger_procede(p_etape.procede, p_etape.date_operation);
  perform etape.exiger_entrees(p_etape.id);
  perform etape.exiger_sorties(p_etape);
  perform etape.exiger_bilan(p_etape);
end
$$;
