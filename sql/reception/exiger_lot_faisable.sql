-- Requires what an act on a reception's lot needs of the reception, with which it is done.
-- Spec: service#actes, lots#validation.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: reception_inconnue, what `reception.exiger_faisable` refuses.
create or replace function reception.exiger_lot_faisable(
  p_reception_id uuid, p_acte text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  perform reception.exiger_faisable(reception.exiger(p_reception_id), p_acte, p_auteur_id);
end
$$;
