-- Rejects a reception with a reason; its lot is rejected and keeps its matter until an output takes
-- the matter out. A draft lot has no matter and is cancelled.
-- Spec: receptions#rejet, lots#rejet.
-- Refuses: reception_inconnue, transition_refusee. Locks: the reception, the lot.
create or replace function reception.rejeter(
  p_reception_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reception reception.reception := reception.verrouiller(p_reception_id);
begin
  perform acte.exiger('reception', v_reception.id, v_reception.statut, 'rejeter');
  perform lot.changer_statut(
    v_reception.lot_id, case v_reception.statut when 'brouillon' then 'annuler' else 'rejeter' end,
    p_raison, p_auteur_id, p_le);
  perform reception.tracer(p_reception_id, 'rejeter', 'rejetée', p_raison, p_auteur_id, p_le);
end
$$;
