-- Returns the motifs that a record which arrives late may make moot. Findings of other motifs
-- depend only on the command or on acts of the office, or need a person's decision.
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
