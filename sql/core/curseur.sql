-- Returns the opaque form of a row's order key, which the client sends back as `curseur`; base64url
-- without line breaks or padding.
-- Chosen: keyset pages, stable under concurrent inserts.
create or replace function core.curseur(p_cle jsonb) returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return rtrim(translate(replace(encode(convert_to(p_cle::text, 'UTF8'), 'base64'), E'\n', ''),
                         '+/', '-_'), '=');
end
$$;
