-- Establishes the documents that `document.differer` deferred, each once. A document with the same
-- contents as before the act stays valid, with its index and its code.
-- Spec: documents#remplacement.
-- Locks: the documents of the records, by id.
create or replace function document.etablir_differes(p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_differes jsonb := (current_setting('sillon.documents') || ']')::jsonb;
  v_document record;
begin
  perform set_config('sillon.documents', '', true);
  for v_document in
    select distinct (d.value ->> 'id')::uuid as id, d.value ->> 'type' as type
    from jsonb_array_elements(v_differes) as d order by 1, 2
  loop
    perform document.etablir(v_document.type, v_document.id, v_document.id, p_le);
  end loop;
end
$$;
