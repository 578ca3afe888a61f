-- Presents a record as its page shows it, with its documents of the types that the caller may read,
-- latest first; a reception also has those of its delivery note.
-- Spec: api#fiches, documents#lecture, receptions#noms.
-- Locks: what `fiche.documents_de` locks.
create or replace function fiche.avec_documents(
  p_fiche json, p_session utilisateur.session, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  return left(p_fiche::text, -1) || ', "documents": '
    || (fiche.documents_de((p_fiche ->> 'id')::uuid, p_session, p_le)
        || case when p_fiche ->> 'bon_id' is null then '[]'::jsonb
                else fiche.documents_de((p_fiche ->> 'bon_id')::uuid, p_session, p_le) end)::text
    || '}';
end
$$;
