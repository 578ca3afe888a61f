-- Returns the comparison key of a name: its words without accents, case, invisible characters,
-- apostrophes and punctuation, with ASCII digits. `N’Guessan` and `NGUESSAN` have the same key, and
-- so have both Unicode forms of `Adélé`, and `١٢` and `12`.
-- Spec: api#recherche.
create or replace function core.cle_nom(p_texte text) returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_texte text := p_texte;
begin
  if octet_length(v_texte) > char_length(v_texte) then
    v_texte := regexp_replace(normalize(replace(v_texte, '´', ''), nfkd),
      '[\u0300-\u036F\u064B-\u065F\u0670\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE2F'
      '\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u02B9\u02BB-\u02BF\u2018\u2019\u201B'
      '\u2032\uA78B\uA78C\u0640]', '', 'g');
    v_texte := replace(replace(replace(lower(v_texte), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
    v_texte := core.chiffres_ascii(translate(v_texte, 'øłđðıɖɔɛŋɓɗƙƴیىک', 'olddidoenbdkyييك'));
  end if;
  return btrim(regexp_replace(
    translate(lower(v_texte), '''`', ''), '[[:space:][:punct:]]+', ' ', 'g'));
end
$$;
