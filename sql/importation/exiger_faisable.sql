-- Requires that an act on an import can be done, before the request itself is checked: by the right
-- to its kind, by its state and by its rows. What depends on its records, and another import of
-- the same file, only the act itself finds.
-- Spec: service#actes, imports#etats, imports#droits.
-- Chosen: docs/decisions/0201-actes-du-dehors.md.
-- Refuses: importation_inconnue (also capacities to validate in another kind), droit_manquant,
--          module_inactif, transition_refusee, importation_fautive, capacite_deja_decidee,
--          separation_des_taches.
create or replace function importation.exiger_faisable(
  p_id uuid, p_acte text, p_session utilisateur.session, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_importation importation.importation := importation.exiger(p_id, p_session, p_le);
begin
  if p_acte = 'valider' then
    if v_importation.genre <> 'capacites' then
      raise sqlstate 'TR404' using message = 'importation_inconnue';
    end if;
  else
    perform importation.exiger_genre(v_importation.genre, p_session, p_le);
  end if;
  perform acte.exiger('importation', p_id, v_importation.statut, p_acte);
  case p_acte
    when 'essayer' then perform importation.exiger_essayable(v_importation);
    when 'appliquer' then perform importation.exiger_applicable(v_importation, 'bonnes');
    when 'annuler' then perform importation.exiger_annulable(v_importation);
    when 'valider' then
      perform importation.exiger_validable(v_importation, p_session.utilisateur_id);
  end case;
end
$$;
