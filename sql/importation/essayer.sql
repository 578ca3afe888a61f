-- Starts the reading and the trial of a file by a background task. The trial writes every row as
-- the application of the import does; then everything but the report is rolled back. An import with
-- written rows can not be tried: its application can only continue.
-- Spec: imports#essai.
-- Refuses: importation_inconnue, droit_manquant, module_inactif, transition_refusee.
-- Locks: the import.
create or replace function importation.essayer(
  p_id uuid, p_session utilisateur.session, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_importation importation.importation := importation.exiger(p_id, p_session, p_le);
begin
  perform importation.exiger_genre(v_importation.genre, p_session, p_le);
  v_importation := importation.verrouiller(p_id, 'essayer');
  perform importation.exiger_essayable(v_importation);
  update importation.importation i set statut = 'en_essai', raison = null, echecs = 0
  where i.id = p_id returning i.* into v_importation;
  perform journal.consigner(p_le, 'importation.essayer', 'importation', p_id);
  perform importation.demander(v_importation);
  return importation.presenter(v_importation);
end
$$;
