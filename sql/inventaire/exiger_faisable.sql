-- Requires the conditions of an act on an inventory before the request itself is checked: its
-- state; for a validation, another person, and lots that did not move.
-- Spec: service#actes, inventaires#validation, inventaires#perime.
-- Chosen: docs/decisions/0187-actes-de-toute-fiche.md.
-- Refuses: inventaire_inconnu, transition_refusee, what `inventaire.exiger_second` and
--          `inventaire.exiger_immobiles` refuse.
create or replace function inventaire.exiger_faisable(
  p_id uuid, p_acte text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_inventaire inventaire.inventaire := inventaire.exiger(p_id);
begin
  perform acte.exiger('inventaire', p_id, v_inventaire.statut, p_acte);
  if p_acte = 'valider' then
    perform inventaire.exiger_second(v_inventaire, p_auteur_id, p_le);
    perform inventaire.exiger_immobiles(v_inventaire);
  end if;
end
$$;
