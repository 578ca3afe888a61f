-- Returns a code, or another text that names a record, in its one form: composed, on one line,
-- without invisible characters, with ASCII digits, narrow letters and hyphens. `M–٠٠١` becomes
-- `M-001`. The module `packages/telephone/values/texts.ts` does the same for what people send.
-- Spec: imports#textes.
-- Chosen: docs/decisions/0169-codes-d-une-seule-forme.md.
create or replace function core.code_uni(p_texte text) returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_texte text := p_texte;
begin
  if octet_length(v_texte) > char_length(v_texte) then
    v_texte := regexp_replace(normalize(v_texte, nfc),
      '[\u00AD\u034F\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064'
      '\u2066-\u2069\u2800\u3164\uFEFF\uFFA0]', '', 'g');
    v_texte := regexp_replace(
      v_texte, '[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]', ' ', 'g');
    v_texte := regexp_replace(v_texte, '[\u2010-\u2015\u2212\uFE58\uFE63]', '-', 'g');
    if v_texte ~ '[\uFF01-\uFF5E]' then
      v_texte := (
        select string_agg(case when l.lettre ~ '[\uFF01-\uFF5E]' then chr(ascii(l.lettre) - 65248)
                            else l.lettre end, '' order by l.rang)
        from unnest(string_to_array(v_texte, null)) with ordinality as l (lettre, rang));
    end if;
    v_texte := core.chiffres_ascii(v_texte);
  end if;
  return btrim(regexp_replace(v_texte, '[\u0009-\u000D ]+', ' ', 'g'), ' ');
end
$$;
