-- Returns regular expressions, one for each word of a search (`core.mots`): a text that contains
-- the word matches, and few others do. Any letter that is not ASCII stands for any letter; marks
-- and apostrophes stand for nothing; a text with a sign beyond Latin letters always matches.
-- Spec: api#recherche.
-- Why: matching one costs a tenth of the key of a text. Of tens of thousands of names only those
--      that match are compared by their keys (`core.contient_mots`).
create or replace function core.motifs_possibles(p_mots text[]) returns text[]
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_autre text := '\u0080-\U0010FFFF';
begin
  return array(
    select string_agg(
        case when l ~ '[a-z0-9]' then format('[%s%s%s]', l, upper(l), v_autre)
          else format('[%s]', v_autre) end,
        format('[''`%s]*', v_autre) order by r.rang)
      || '|[^\u0001-\u007F\u00C0-\u00C5\u00C7-\u00DE\u00E0-\u00E5\u00E7-\u0131\u0134-\u0148'
      || '\u014A-\u0151\u0154-\u01C3\u01CD-\u01E1\u01E4-\u01F0\u01F4-\u024F\u0300-\u036F'
      || '\u1E00-\u1E99\u1EA0-\u1EF9\u2018\u2019]'
    from unnest(p_mots) with ordinality as m (mot, rang_du_mot)
      cross join lateral unnest(string_to_array(m.mot, null)) with ordinality as r (l, rang)
    group by m.rang_du_mot);
end
$$;
