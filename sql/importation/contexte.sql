-- Returns a row of an import as the context of a command, for the function of a command type. No
-- phone sent this command, so it has no device, no sequence and no control; the row is its trace.
-- Spec: imports#application.
-- Chosen: docs/decisions/0080-imports.md.
create or replace function importation.contexte(
  p_type text, p_demande jsonb, p_refs jsonb, p_date_operation timestamptz, p_auteur_id uuid,
  p_le timestamptz) returns commande.contexte
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte;
begin
  v_contexte.organisation_id := core.organisation_id();
  v_contexte.utilisateur_id := p_auteur_id;
  v_contexte.type := p_type;
  v_contexte.date_operation := p_date_operation;
  v_contexte.recue_le := p_le;
  v_contexte.payload := p_demande;
  v_contexte.refs := p_refs;
  return v_contexte;
end
$$;
