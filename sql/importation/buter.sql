-- Records that the work on an import failed unexpectedly. The fifth failure ends the work; its
-- author is informed and may start it again. An interruption by a restart is no failure. Does
-- nothing if no work on the import is pending.
-- Spec: imports#etats.
-- Refuses: importation_inconnue, transition_refusee. Locks: the import.
create or replace function importation.buter(p_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_importation importation.importation;
begin
  update importation.importation i set echecs = i.echecs + 1
  where i.id = p_id and i.statut in ('en_essai', 'en_application')
  returning i.* into v_importation;
  if v_importation.echecs >= 5 then
    perform importation.avancer(
      p_id, case v_importation.statut when 'en_essai' then 'rejeter' else 'renoncer' end,
      '{"code": "erreur_interne", "details": null}', p_le);
  end if;
end
$$;
