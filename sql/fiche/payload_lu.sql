-- Returns the payload of an envelope. U+FFFD stands in it for what jsonb can not represent: U+0000
-- and halves of surrogate pairs. Null if the payload is no object, or has a number that no jsonb
-- holds.
-- Spec: file-de-controle#element.
create or replace function fiche.payload_lu(p_enveloppe json) returns jsonb
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb;
begin
  begin
    v_payload := p_enveloppe::jsonb -> 'payload';
  exception when data_exception then
    -- An even number of backslashes before an escape belongs to the text.
    v_payload := regexp_replace(regexp_replace(regexp_replace(p_enveloppe::text,
      '(?<!\\)((?:\\\\)*)\\u0000', '\1\\ufffd', 'g'),
      '(?<!\\)((?:\\\\)*)\\u[dD][89abAB][[:xdigit:]]{2}(?!\\u[dD][c-fC-F])', '\1\\ufffd', 'g'),
      '(?<!\\)(?<!\\u[dD][89abAB][[:xdigit:]]{2})((?:\\\\)*)\\u[dD][c-fC-F][[:xdigit:]]{2}',
      '\1\\ufffd', 'g')::jsonb -> 'payload';
  end;
  return case when jsonb_typeof(v_payload) = 'object' then v_payload end;
exception when data_exception then
  return null;
end
$$;
