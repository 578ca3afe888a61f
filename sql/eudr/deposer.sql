-- Files a draft statement: what a person did in TRACES, or the importer will do. Its content is
-- judged and frozen.
-- Spec: eudr#depot, eudr#completude.
-- Chosen: docs/decisions/0191-declarations-eudr.md.
-- Refuses: declaration_eudr_inconnue, transition_refusee, declaration_incomplete.
-- Locks: the statement.
create or replace function eudr.deposer(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contenu jsonb := eudr.contenu_complet(eudr.verrouiller(p_id, 'deposer'), p_le);
begin
  update eudr.declaration d set contenu = v_contenu, deposee_le = p_le where d.id = p_id;
  perform eudr.changer_statut(p_id, 'deposer', p_raison, p_auteur_id, p_le);
  return eudr.detailler(p_id, p_le);
end
$$;
