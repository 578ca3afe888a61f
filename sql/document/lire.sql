-- Returns a document to a session that may read it: its contents, the data to draw its file while
-- it has none, and the key of its file in the store. The key is null before the drawing, and after
-- the file was removed.
-- Spec: documents#lecture.
-- Refuses: document_inconnu, droit_manquant.
create or replace function document.lire(
  p_session utilisateur.session, p_id uuid, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_document document.document := document.exiger(p_session, p_id, p_le);
begin
  return jsonb_build_object(
    'document', document.presenter(v_document),
    'contenu', document.a_dessiner(v_document),
    'a_dessiner', (
      select document.a_dessiner(v_document) from document.type t
      where t.code = v_document.type and t.a_la_demande and v_document.sha256 is null),
    'cle', (
      select k.cle
      from (select fichier.cle(v_document.organisation_id, v_document.id, v_document.sha256))
             as k (cle)
      where v_document.sha256 is not null
        and not exists (select from conservation.objet o
                        where o.organisation_id = v_document.organisation_id and o.cle = k.cle)),
    'duree_s', 60 * reglage.entier('fichiers.adresse_lecture_min', p_le));
end
$$;
