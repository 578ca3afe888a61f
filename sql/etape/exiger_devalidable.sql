-- Checks the conditions to take back the validation of a step besides its state: its outputs can
-- still give matter, and no other record took matter from them.
-- Spec: etapes#devalidation, lots#quarantaine.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: matiere_deja_utilisee, what `matiere.exiger_debitables` refuses.
create or replace function etape.exiger_devalidable(p_etape etape.etape) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  perform matiere.exiger_renversable(p_etape.mouvement_id);
  perform matiere.exiger_debitables(p_etape.mouvement_id);
end
$$;
