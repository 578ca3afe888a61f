-- Releases a lot from quarantine, with a reason.
-- Spec: Lot, «quarantaine → validé (motivated release, stock.release_quarantine)».
-- Refuses: lot_inconnu, transition_refusee. Locks: the lot.
create or replace function lot.liberer(
  p_lot_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform lot.changer_statut(p_lot_id, 'liberer', p_raison, p_auteur_id, p_le);
  insert into lot.quarantaine_lot (organisation_id, lot_id, acte, raison, auteur_id, le)
  values (core.organisation_id(), p_lot_id, 'liberation', p_raison, p_auteur_id, p_le);
  perform journal.consigner(p_le, 'lot.liberer', 'lot', p_lot_id,
                            jsonb_build_object('raison', p_raison));
end
$$;
