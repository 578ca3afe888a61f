-- Returns the genealogy of a lot, in one direction or both: the origins of its mass and its later
-- use, record by record with dates, places and people, and the masses between records. For a large
-- genealogy, returns the nearest records and the total number. The service builds the JSON from the
-- columns, which come in this order: general data and the list of shown records (upstream up to
-- `amont.montres`); the links between them; the data of the records.
-- Spec: genealogie#genealogie.
-- Why: as the last statement of an SQL function, the query returns rows one by one, so that links
--      are sent while records are still being described. Rows are sent in blocks, and the last row
--      of a block goes with the start of the next one; masses come after the links, so that links
--      do not wait for them. The service's login reads no whole table, so its cached plans stay
--      good; here plans are made at each call.
-- Chosen: docs/decisions/0029-genealogie.md, docs/performance.md#genealogy.
create or replace function genealogie.lire(
  p_lot_id uuid, p_requete jsonb, p_personnes text[])
returns setof text
language sql stable
set search_path = pg_catalog, pg_temp
set work_mem = '32MB'
set enable_seqscan = on
as $$
  with demande as (
    select coalesce(p_requete ->> 'sens', 'les_deux') as sens,
           coalesce((p_requete ->> 'profondeur')::integer, 100000) as profondeur,
           coalesce((p_requete ->> 'limite')::integer, 500) as limite
  ),
  montre as materialized (
    select m.*, d.limite
    from demande d, genealogie.montrer(p_lot_id, d.sens, d.profondeur, d.limite) as m
  )
  select c.colonne
  from montre m cross join lateral (values
    (concat(
      E'genealogie\n"lot_id":"', p_lot_id, '","quantite_g":',
      coalesce(m.quantites_g[1]::text, 'null'), ',"amont":', m.amont, ',"aval":', m.aval)),
    (E'genre\n' || array_to_string(m.genres, E'\n')),
    (E'id\n' || array_to_string(m.ids, E'\n'))) as c (colonne)
  union all
  select l.* from montre m, genealogie.liens(
    m.mouvements, m.des, m.vers, m.poids_g, m.places, m.limite * 10) as l
  union all
  select c.colonne
  from montre m cross join lateral (values
    (E'amont\n' || m.fin),
    (E'quantite_g\n' || array_to_string(m.quantites_g, E'\n', 'null')),
    (E'reste_g\n' || array_to_string(m.restes_g, E'\n', 'null')),
    (E'profondeur\n' || array_to_string(m.profondeurs, E'\n'))) as c (colonne)
  union all
  select genealogie.decrire(m.genres, m.ids, p_personnes) from montre m
$$;
