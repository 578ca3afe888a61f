-- Returns a document that a session may read.
-- Spec: documents#lecture.
-- Refuses: document_inconnu, droit_manquant.
create or replace function document.exiger(
  p_session utilisateur.session, p_id uuid, p_le timestamptz) returns document.document
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_document document.document;
begin
  select d.* into v_document from document.document d where d.id = p_id;
  if v_document.id is null then
    raise sqlstate 'TR404' using message = 'document_inconnu';
  end if;
  perform document.exiger_lisible(p_session, v_document.type, p_le);
  return v_document;
end
$$;
