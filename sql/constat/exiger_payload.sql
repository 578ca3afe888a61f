-- Refuses a decision that lacks the corrected payload.
-- Spec: file-de-controle#correction.
-- Chosen: docs/decisions/0010-controles.md.
-- Refuses: correction_attendue.
create or replace function constat.exiger_payload(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  raise sqlstate 'TR400' using message = 'correction_attendue',
    detail = '{"parametre": "payload"}';
end
$$;
