-- Cancels the lot of a reception: the reception is rejected, and the lot keeps its matter until an
-- output takes the matter out.
-- Spec: receptions#rejet.
-- Refuses: reception_inconnue, transition_refusee, matiere_deja_utilisee.
-- Locks: the reception, the lot.
create or replace function reception.annuler(
  p_reception_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reception reception.reception := reception.verrouiller(p_reception_id);
begin
  perform acte.exiger('reception', v_reception.id, v_reception.statut, 'annuler');
  perform lot.changer_statut(v_reception.lot_id, 'annuler', p_raison, p_auteur_id, p_le);
  perform reception.exiger_inutilisee(v_reception.lot_id);
  perform reception.tracer(p_reception_id, 'annuler', 'rejetée', p_raison, p_auteur_id, p_le);
end
$$;
