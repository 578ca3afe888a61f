-- The genealogy of a lot, both ways or one: what its mass is made of and what became of it, record
-- by record with dates, places and people, and what passed from which to which. Of a large one the
-- nearest records are shown, with how many there are. It is told as columns, of which its JSON is
-- put together: first what is said of it as a whole, then of the records that are shown, upstream
-- up to `amont.montres`, then of the links between them.
-- Spec: genealogie#genealogie.
-- Why: descriptions are found by a hash; a merge would sort their text first.
-- Chosen: docs/decisions/0029-genealogie.md, docs/decisions/0063-genealogie-ecrite.md.
create or replace function genealogie.lire(
  p_lot_id uuid, p_requete jsonb, p_personnes text[])
returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
set enable_mergejoin = off
set work_mem = '32MB'
as $$
declare
  v_limite integer := coalesce((p_requete ->> 'limite')::integer, 500);
  v_montre record := genealogie.montrer(
    p_lot_id, coalesce(p_requete ->> 'sens', 'les_deux'),
    coalesce((p_requete ->> 'profondeur')::integer, 100000), v_limite);
begin
  return next concat(
    E'genealogie\n"lot_id":"', p_lot_id, '","quantite_g":',
    coalesce(v_montre.quantites_g[1]::text, 'null'),
    ',"amont":', v_montre.amont, ',"aval":', v_montre.aval);
  return query
  values (E'amont\n' || v_montre.fin),
         (E'genre\n' || array_to_string(v_montre.genres, E'\n')),
         (E'id\n' || array_to_string(v_montre.ids, E'\n')),
         (E'quantite_g\n' || array_to_string(v_montre.quantites_g, E'\n', 'null')),
         (E'reste_g\n' || array_to_string(v_montre.restes_g, E'\n', 'null')),
         (E'profondeur\n' || array_to_string(v_montre.profondeurs, E'\n'));
  return query
  select d.* from genealogie.decrire(v_montre.genres, v_montre.ids, p_personnes) as d;
  return query
  select l.* from genealogie.liens(
    v_montre.mouvements, v_montre.des, v_montre.vers, v_montre.poids_g, v_limite * 10) as l;
end
$$;
