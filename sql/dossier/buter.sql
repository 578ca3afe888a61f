-- Records an attempt at a dossier that failed unexpectedly: the fifth is the last. An interruption
-- by a restart does not count. Returns whether the calling task is still in charge.
-- Spec: dossiers#etats.
-- Locks: the dossier.
create or replace function dossier.buter(
  p_id uuid, p_tentative integer, p_le timestamptz) returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dossier dossier.dossier := dossier.tenir(p_id, p_tentative);
begin
  if v_dossier.echecs < 4 then
    update dossier.dossier d set echecs = v_dossier.echecs + 1 where d.id = p_id;
    return true;
  end if;
  return dossier.echouer(
    p_id, p_tentative, '{"code": "erreur_interne", "details": null}', p_le);
end
$$;
