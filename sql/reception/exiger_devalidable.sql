-- Requires the conditions to take back the validation of a reception besides its state: no matter
-- was taken from its lot, and its lot is still validated.
-- Spec: receptions#devalidation, lots#devalidation.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: lot_en_quarantaine, lot_non_debitable, matiere_deja_utilisee.
create or replace function reception.exiger_devalidable(p_reception reception.reception)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_statut text;
begin
  perform reception.exiger_inutilisee(p_reception.lot_id);
  select l.statut into v_statut from lot.lot l where l.id = p_reception.lot_id;
  if v_statut <> 'validé' then
    perform matiere.refuser_debit(p_reception.lot_id, v_statut);
  end if;
end
$$;
