-- Returns the contents from which a document's file is drawn; null if the contents are unknown or
-- erased.
-- Spec: documents#contenu, conservation#objets.
create or replace function document.a_dessiner(p_document document.document) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return case when p_document.donnees is not null and not document.est_efface(p_document)
    then p_document.donnees || jsonb_build_object('id', p_document.id, 'code', p_document.code)
    end;
end
$$;
