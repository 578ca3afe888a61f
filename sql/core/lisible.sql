-- Returns a JSON document as far as the database's types can represent it: without the escapes of
-- characters that the database can not store in text.
-- Spec: commandes#enveloppe.
create or replace function core.lisible(p_document json) returns json
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return regexp_replace(
    p_document::text, '(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})', '\1', 'gi')::json;
end
$$;
