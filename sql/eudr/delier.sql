-- Ends the links of a statement that have not expired.
-- Spec: eudr#lien.
-- Refuses: declaration_eudr_inconnue, transition_refusee, lien_absent. Locks: the statement.
create or replace function eudr.delier(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform eudr.exiger_lien(eudr.verrouiller(p_id, 'delier'), p_le);
  update eudr.lien l set retire_le = p_le
  where l.declaration_id = p_id and l.retire_le is null and l.expire_le > p_le;
  perform eudr.changer_statut(p_id, 'delier', p_raison, p_auteur_id, p_le);
  return eudr.detailler(p_id, p_le);
end
$$;
