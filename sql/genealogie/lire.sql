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
  v_montre record := genealogie.montrer(
    p_lot_id, coalesce(p_requete ->> 'sens', 'les_deux'),
    coalesce((p_requete ->> 'profondeur')::integer, 100000), v_limite);
  v_liens record := genealogie.liens(
    v_montre.mouvements, v_montre.des, v_montre.vers, v_montre.poids_g, v_limite * 10);
begin
  return next concat(
    '{"lot_id" : "', p_lot_id, '", "quantite_g" : ',
    coalesce(v_montre.quantites_g[1]::text, 'null'),
    ', "amont" : ', v_montre.amont, ', "aval" : ', v_montre.aval, ', "noeuds" : [');
  return query
  select n.* from genealogie.ecrire_noeuds(
    v_montre.genres, v_montre.ids, p_personnes, v_montre.sens, v_montre.quantites_g,
    v_montre.restes_g, v_montre.profondeurs) as n;
  return next '], "liens" : [';
  return query
  select l.* from genealogie.ecrire_liens(
    v_liens.debuts, v_montre.genres, v_montre.ids, v_montre.rangs, v_liens.dits, v_liens.des,
    v_liens.vers, v_liens.poids_g) as l;
  return next ']}';
end
$$;
