-- Ends a dossier as failed, with the reason: its author lost the permission, or unexpected failures
-- repeated. Returns whether the calling task is still in charge.
-- Spec: dossiers#etats.
-- Locks: the dossier.
create or replace function dossier.echouer(
  p_id uuid, p_tentative integer, p_raison jsonb, p_le timestamptz) returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dossier dossier.dossier := dossier.tenir(p_id, p_tentative);
begin
  if v_dossier.id is null then
    return false;
  end if;
  update dossier.dossier d
  set statut = 'echoue', raison = p_raison, termine_le = p_le
  where d.id = p_id;
  perform journal.consigner(p_le, 'dossier.echouer', 'dossier', p_id, p_raison);
  return true;
end
$$;
