-- Requires the conditions of an act on a lot before the request itself is checked: its state, and
-- the conditions of `lot.exiger_propre` or of its reception.
-- Spec: service#actes, lots#passages.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: lot_inconnu, transition_refusee, what `lot.exiger_propre`, `lot.exiger_inutilise` and
--          `reception.exiger_faisable` refuse.
-- Calls up: reception.exiger_faisable.
create or replace function lot.exiger_faisable(
  p_id uuid, p_acte text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot lot.lot := lot.exiger(p_id);
begin
  if p_acte = 'liberer' and lot.est_retenu(v_lot) then
    return;
  end if;
  perform lot.exiger_acte(v_lot, p_acte);
  if v_lot.reception_id is not null and p_acte in ('valider', 'rejeter', 'annuler', 'devalider')
  then
    perform reception.exiger_faisable(v_lot.reception_id, p_acte, p_auteur_id, p_le);
  elsif p_acte = 'devalider' then
    perform lot.exiger_inutilise(p_id);
  else
    perform lot.exiger_propre(v_lot, p_acte);
  end if;
end
$$;
