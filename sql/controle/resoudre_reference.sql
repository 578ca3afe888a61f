-- Lifts the control of an unknown reference after the entity arrived: the records of the command
-- take its key. A confirmation has the same effect as a correction, since a reference without a key
-- always has a control.
-- Spec: file-de-controle#reference-arrivee.
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
