-- Returns a text with ASCII digits in place of the digits of any script: `٢` and `२` become 2.
-- Spec: imports#textes, api#recherche.
create or replace function core.chiffres_ascii(p_texte text) returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  -- The code points of the zeros; the other nine digits of a script follow its zero.
  v_zeros constant integer[] := '{
    1632,1776,1984,2406,2534,2662,2790,2918,3046,3174,3302,3430,3558,3664,3792,3872,4160,4240,
    6112,6160,6470,6608,6784,6800,6992,7088,7232,7248,42528,43216,43264,43472,43504,43600,44016,
    65296,66720,68912,68928,69734,69872,69942,70096,70384,70736,70864,71248,71360,71376,71386,
    71472,71904,72016,72688,72784,73040,73120,73184,73552,90416,92768,92864,93008,93552,118000,
    120782,120792,120802,120812,120822,123200,123632,124144,124401,125264,130032}';
begin
  if p_texte !~ '[^\u0001-\u065F]' then
    return p_texte;
  end if;
  return (
    select string_agg(coalesce((ascii(l.lettre) - z.zero)::text, l.lettre), '' order by l.rang)
    from unnest(string_to_array(p_texte, null)) with ordinality as l (lettre, rang)
      left join unnest(v_zeros) as z (zero) on ascii(l.lettre) between z.zero and z.zero + 9);
end
$$;
