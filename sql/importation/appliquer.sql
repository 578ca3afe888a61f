-- Starts the application of a tried import by a background task: all rows or none, or only the rows
-- without faults. A file with rows that would count twice is applied once, until it is undone.
-- Spec: imports#application.
-- Refuses: importation_inconnue, droit_manquant, module_inactif, transition_refusee,
--          importation_fautive, fichier_deja_applique.
-- Locks: the import, after those of the same file.
create or replace function importation.appliquer(
  p_id uuid, p_mode text, p_session utilisateur.session, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_importation importation.importation := importation.exiger(p_id, p_session, p_le);
  v_autre uuid;
begin
  perform importation.exiger_genre(v_importation.genre, p_session, p_le);
  v_autre := importation.deja_appliquee(v_importation);
  v_importation := importation.verrouiller(p_id, 'appliquer');
  perform importation.exiger_applicable(v_importation, p_mode);
  if v_autre is not null then
    raise sqlstate 'TR409' using message = 'fichier_deja_applique',
      detail = jsonb_build_object('importation_id', v_autre)::text;
  end if;
  update importation.importation i
  set statut = 'en_application', mode = p_mode, applique_par = p_session.utilisateur_id,
      ecrites = 0, echecs = 0, raison = null
  where i.id = p_id returning i.* into v_importation;
  perform journal.consigner(p_le, 'importation.appliquer', 'importation', p_id,
                            jsonb_build_object('mode', p_mode));
  perform importation.demander(v_importation);
  return importation.presenter(v_importation);
end
$$;
