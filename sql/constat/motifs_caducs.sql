-- Returns the motifs that a record which arrives late may make moot. Other findings rest on the
-- command alone, on acts of the office, or are a person's to decide.
-- Spec: file-de-controle#sans-objet.
-- Chosen: docs/decisions/0152-arrive-tard.md.
create or replace function constat.motifs_caducs() returns text[]
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return '{reference_inactive,ecart_calcul,chevauchement_parcelle,doublon_identite}';
end
$$;
