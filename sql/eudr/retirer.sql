-- Withdraws a statement, or gives up a draft. One with a number is withdrawn in TRACES too.
-- Spec: eudr#delai.
-- Refuses: declaration_eudr_inconnue, transition_refusee,
--          delai_eudr_passe, declaration_engagee. Locks: the statement.
create or replace function eudr.retirer(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform eudr.exiger_libre(eudr.verrouiller(p_id, 'retirer'), p_le);
  perform eudr.changer_statut(p_id, 'retirer', p_raison, p_auteur_id, p_le);
  return eudr.detailler(p_id, p_le);
end
$$;
