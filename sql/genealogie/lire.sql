-- The genealogy of a lot, both ways or one: what its mass is made of and what became of it, record
-- by record with dates, places and people, and what passed from which to which; as JSON, in pieces
-- that follow each other. Of a large one the nearest records are shown, with how many there are.
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
  v record := genealogie.montrer(
    p_lot_id, coalesce(p_requete ->> 'sens', 'les_deux'),
    coalesce((p_requete ->> 'profondeur')::integer, 100000), v_limite);
begin
  return next concat(
    '{"lot_id" : "', p_lot_id, '", "quantite_g" : ', coalesce(v.quantites_g[1]::text, 'null'),
    ', "amont" : ', v.amont, ', "aval" : ', v.aval, ', "noeuds" : [');
  return query
  select n.* from genealogie.ecrire_noeuds(
    v.sens, v.genres, v.ids, v.quantites_g, v.restes_g, v.profondeurs, p_personnes) as n;
  return next '], "liens" : [';
  return query
  select l.* from genealogie.liens(
    v.genres, v.ids, v.rangs, v.mouvements, v.des, v.vers, v.poids_g, v_limite * 10) as l;
  return next ']}';
end
$$;
