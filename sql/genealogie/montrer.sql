-- The records of a lot's genealogy that an answer shows, as arrays in their order: the lot itself
-- (`sens` is `lot`), then of each way the nearest ones, the heavier first, at most so many and so
-- far; with the totals of all that there is. `rangs` are their ranks by their ids, one for a record
-- that is shown both ways; what passed between shown records names these.
-- Spec: genealogie#genealogie.
-- Why: an answer is bounded, what it is about is not. Links are those that the walk met; it ends at
--      producers, suppliers and losses, and what a shown record gave to one, or had from one that
--      is shown, is looked up (`genealogie.liens_des_bouts`).
create or replace function genealogie.montrer(
  p_lot_id uuid, p_sens text, p_profondeur integer, p_limite integer,
  out amont json, out aval json, out sens text[], out genres text[], out ids uuid[],
  out quantites_g bigint[], out restes_g bigint[], out profondeurs integer[],
  out rangs integer[], out mouvements uuid[], out des integer[], out vers integer[],
  out poids_g bigint[])
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_lot matiere.noeud[] := array[('lot', p_lot_id)::matiere.noeud];
  v_masses bigint[] := array[genealogie.masse_de(v_lot[1])];
  v_amont record := genealogie.reseau(
    'amont', case when p_sens = 'aval' then '{}' else v_lot end, v_masses);
  v_aval record := genealogie.reseau(
    'aval', case when p_sens = 'amont' then '{}' else v_lot end, v_masses);
  v_places integer[];
  v_en_amont boolean[];
  v_des_amont integer[] := array_fill(0, array[coalesce(cardinality(v_amont.ids), 0)]);
  v_des_aval integer[] := array_fill(0, array[coalesce(cardinality(v_aval.ids), 0)]);
  v_fin integer;
begin
  select array_prepend('lot', array_agg(n.sens)), array_prepend('lot', array_agg(n.genre)),
         array_prepend(p_lot_id, array_agg(n.id)), v_masses || array_agg(n.quantite_g),
         array_prepend(v_aval.restes_g[1], array_agg(n.reste_g)),
         array_prepend(0, array_agg(n.profondeur)), array_prepend(1, array_agg(n.n)),
         1 + count(*) filter (where n.sens = 'amont')
  into sens, genres, ids, quantites_g, restes_g, profondeurs, v_places, v_fin
  from (
    select x.*, row_number() over (
             partition by x.sens order by x.profondeur, x.quantite_g desc, x.id) as place
    from (
      select 'amont'::text as sens, a.genre, a.n::integer as n, (v_amont.ids)[a.n] as id,
             (v_amont.quantites_g)[a.n] as quantite_g, (v_amont.restes_g)[a.n] as reste_g,
             (v_amont.profondeurs)[a.n] as profondeur
      from unnest(v_amont.genres) with ordinality as a (genre, n)
      union all
      select 'aval', s.genre, s.n::integer, (v_aval.ids)[s.n], (v_aval.quantites_g)[s.n],
             (v_aval.restes_g)[s.n], (v_aval.profondeurs)[s.n]
      from unnest(v_aval.genres) with ordinality as s (genre, n)) as x
    where x.id <> p_lot_id and x.profondeur <= p_profondeur
    order by x.sens, x.profondeur, x.quantite_g desc, x.id) as n
  where n.place <= p_limite;
  amont := genealogie.compter(v_amont.profondeurs, v_fin - 1);
  aval := genealogie.compter(v_aval.profondeurs, cardinality(ids) - v_fin);

  select array_agg(n.rang order by n.n) into rangs
  from (select x.n, dense_rank() over (order by x.id, x.genre)::integer as rang
        from unnest(genres, ids) with ordinality as x (genre, id, n)) as n;
  v_en_amont := array_fill(false, array[cardinality(ids)]);
  for k in 1 .. v_fin loop
    v_des_amont[v_places[k]] := rangs[k];
    v_en_amont[rangs[k]] := true;
  end loop;
  v_des_aval[1] := rangs[1];
  for k in v_fin + 1 .. cardinality(ids) loop
    v_des_aval[v_places[k]] := rangs[k];
  end loop;
  select array_agg(l.mouvement_id), array_agg(l.de), array_agg(l.vers), array_agg(l.poids_g)
  into mouvements, des, vers, poids_g
  from (
    select (v_amont.mouvements)[i] as mouvement_id, v_des_amont[(v_amont.lointains)[i]] as de,
           v_des_amont[(v_amont.proches)[i]] as vers, (v_amont.poids_g)[i] as poids_g
    from generate_series(1, cardinality(v_amont.mouvements)) as i
    union all
    select (v_aval.mouvements)[s.i], s.de, s.vers, (v_aval.poids_g)[s.i]
    from (select i, v_des_aval[(v_aval.proches)[i]] as de, v_des_aval[(v_aval.lointains)[i]] as vers
          from generate_series(1, cardinality(v_aval.mouvements)) as i) as s
    where not (v_en_amont[s.de] and v_en_amont[s.vers])
    union all
    select b.mouvement_id, b.de, b.vers, b.quantite_g
    from genealogie.liens_des_bouts(genres, ids, rangs, v_fin) as b) as l
  where l.de > 0 and l.vers > 0;
end
$$;
