-- Lifts an unknown reference once it has arrived: what the command wrote takes it. To confirm it
-- is to correct it, as nothing may stay beside a null key without a control.
-- Spec: Control queue, reference_inconnue, «correction, confirmation».
-- Refuses: reference_toujours_inconnue, and what `controle.resoudre_cles` refuses.
create or replace function controle.resoudre_reference(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform controle.exiger_reference(p_controle, p_requete, p_decideur_id, p_le);
  perform controle.resoudre_cles(p_controle.entite, p_controle, p_le);
end
$$;
