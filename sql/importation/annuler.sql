-- Undoes an import as one act, with a reason, while no other record depends on its records. An
-- import that was tried and not applied can be undone only if a failed application left some of its
-- rows written.
-- Spec: imports#annulation.
-- Refuses: importation_inconnue, droit_manquant, module_inactif, transition_refusee,
--          annulation_impossible.
-- Why: a record may depend on an imported one through a reference that the lists of dependents
--      lack. A phone's command is judged before it names a record. So, for kinds of records that
--      phones know, the undoing waits for running commands, and new commands wait for the undoing.
-- Locks: if phones know the kind of record, the organization's devices; the import, then its
--        records.
create or replace function importation.annuler(
  p_id uuid, p_raison text, p_session utilisateur.session, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_importation importation.importation := importation.exiger(p_id, p_session, p_le);
  v_ids uuid[];
  v_entite text;
begin
  perform importation.exiger_genre(v_importation.genre, p_session, p_le);
  if (select g.lu_au_terrain from importation.genre g where g.genre = v_importation.genre) then
    perform appareil.retenir_tous(v_importation.organisation_id);
  end if;
  v_importation := importation.verrouiller(p_id, 'annuler');
  v_ids := array(select l.objet_id from importation.ligne l
                 where l.importation_id = p_id and l.objet_id is not null and l.avant is null
                 order by l.objet_id);
  perform importation.exiger_annulable(v_importation);
  perform importation.exiger_sans_dependance(v_importation.genre, v_ids);
  perform importation.retablir_membres(p_id, p_session.utilisateur_id, p_le);
  begin
    perform importation.defaire(
      v_importation.genre, v_ids, p_raison, p_session.utilisateur_id, p_le);
  exception when foreign_key_violation then
    get stacked diagnostics v_entite = schema_name;
    raise sqlstate 'TR409' using message = 'annulation_impossible', detail = jsonb_build_object(
      'dependances', '{}'::text[], 'entite', v_entite)::text;
  end;
  if not (select g.garde_trace from importation.genre g where g.genre = v_importation.genre) then
    perform importation.exiger_sans_dependance(v_importation.genre, v_ids);
  end if;
  update importation.importation i
  set statut = 'annule', annule_le = p_le, annule_par = p_session.utilisateur_id,
      annule_raison = p_raison
  where i.id = p_id returning i.* into v_importation;
  perform journal.consigner(p_le, 'importation.annuler', 'importation', p_id,
                            jsonb_build_object('raison', p_raison));
  return importation.presenter(v_importation);
end
$$;
