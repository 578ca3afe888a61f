-- Records a reprint requested by the office; returns the contents of the duplicate. An invalid
-- document is not printed again.
-- Spec: documents#duplicata.
-- Refuses: document_inconnu, droit_manquant, document_remplace.
-- Locks: the duplicates of the document, so that its ranks are consecutive; never its row, since an
--        act that replaces the document must not wait while a duplicate is drawn.
create or replace function document.dupliquer(
  p_session utilisateur.session, p_id uuid, p_copies integer, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_document document.document;
  v_rang integer;
begin
  perform core.verrouiller('document ' || p_id);
  v_document := document.exiger(p_session, p_id, p_le);
  if v_document.remplace_le is not null then
    raise sqlstate 'TR409' using message = 'document_remplace',
      detail = jsonb_build_object(
        'remplace_le', core.horodatage(v_document.remplace_le))::text;
  end if;
  insert into document.duplicata (organisation_id, document_id, rang, copies, auteur_id, le)
  select v_document.organisation_id, p_id, count(*) + 1, p_copies, p_session.utilisateur_id, p_le
  from document.duplicata d where d.document_id = p_id
  returning rang into v_rang;
  perform journal.consigner(p_le, 'document.dupliquer', 'document', p_id,
                            jsonb_build_object('rang', v_rang, 'copies', p_copies));
  return jsonb_build_object(
    'document', document.presenter(v_document),
    'a_dessiner', document.a_dessiner(v_document) || jsonb_build_object(
      'duplicata', jsonb_build_object('rang', v_rang, 'le', core.horodatage(p_le))),
    'duree_s', 60 * reglage.entier('fichiers.adresse_lecture_min', p_le));
end
$$;
