-- Cancels an invoice reference for a reason.
-- Spec: licences-et-factures#etats-d-une-facture.
-- Refuses: facture_inconnue, facture_statut_refuse.
-- Locks: the invoice reference.
create or replace function facture.annuler(
  p_appelant jsonb, p_facture_id uuid, p_raison text, p_le timestamptz) returns json
language sql
set search_path = pg_catalog, pg_temp
as $$
  select facture.montrer(
    facture.clore(p_appelant, p_facture_id, 'annuler', null, p_raison, p_le),
    core.jour_editeur(p_le))
$$;
