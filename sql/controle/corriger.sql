-- Corrects a control. A corrected payload goes through the rules of the command's type. Without a
-- payload, the record that the motif asks for must exist by now: the entity that the command named,
-- a later survey, a declaration.
-- Spec: file-de-controle#correction-de-signalement, file-de-controle#correction.
-- Chosen: docs/decisions/0010-controles.md.
-- Refuses: what `controle.preparer_correction`, `controle.corriger_payload` and
--          `controle.corriger_sans_payload` refuse.
create or replace function controle.corriger(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_motif text := p_controle.motif;
begin
  if p_requete -> 'payload' is null then
    perform controle.corriger_sans_payload(v_motif, p_controle, p_requete, p_decideur_id, p_le);
  else
    perform controle.preparer_correction(v_motif, p_controle, p_requete, p_decideur_id, p_le);
    perform controle.corriger_payload(p_controle, p_requete, p_decideur_id, p_le);
  end if;
end
$$;
