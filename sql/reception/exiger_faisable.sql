-- Requires the conditions of an act on a reception, or on a reception and its lot, before the
-- request itself is checked: the state, and the other reasons for a refusal.
-- Spec: service#actes, receptions#reception.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: reception_inconnue, transition_refusee, what `reception.exiger_campagne`,
--          `reception.exiger_validable`, `reception.exiger_devalidable`,
--          `reception.exiger_derogeable` and `reception.exiger_inutilisee` refuse.
create or replace function reception.exiger_faisable(
  p_id uuid, p_acte text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reception reception.reception := reception.exiger(p_id);
begin
  perform acte.exiger('reception', p_id, v_reception.statut, p_acte);
  case p_acte
    when 'soumettre' then perform reception.exiger_campagne(v_reception);
    when 'valider' then perform from reception.exiger_validable(v_reception, p_auteur_id);
    when 'deroger' then perform reception.exiger_derogeable(v_reception, p_auteur_id);
    when 'devalider' then perform reception.exiger_devalidable(v_reception);
    when 'annuler' then perform reception.exiger_inutilisee(v_reception.lot_id);
    else null;
  end case;
end
$$;
