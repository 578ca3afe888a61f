-- Makes an available statement a draft again, to be amended in TRACES under the same number.
-- Spec: eudr#delai.
-- Refuses: declaration_eudr_inconnue, transition_refusee,
--          delai_eudr_passe, declaration_engagee. Locks: the statement.
create or replace function eudr.amender(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform eudr.exiger_libre(eudr.verrouiller(p_id, 'amender'), p_le);
  perform eudr.changer_statut(p_id, 'amender', p_raison, p_auteur_id, p_le);
  return eudr.detailler(p_id, p_le);
end
$$;
