-- Lists the documents of a record, of the types that the caller may read, latest first; a paper
-- that a phone printed is established at the first request.
-- Spec: api#fiches, documents#lecture, documents#terrain.
-- Locks: what `document.etablir_imprimes` locks.
create or replace function fiche.documents_de(
  p_entite_id uuid, p_session utilisateur.session, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_types text[] := document.types_lisibles(p_session, p_le);
begin
  perform document.etablir_imprimes(p_entite_id, v_types, p_le);
  return (
    select coalesce(jsonb_agg(document.presenter(d) order by d.etabli_le desc, d.id desc), '[]')
    from document.document d where d.entite_id = p_entite_id and d.type = any (v_types));
end
$$;
