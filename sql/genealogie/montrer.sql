-- The records of a lot's genealogy that an answer shows, as arrays in their order: the lot itself,
-- then of each way the nearest ones, the heavier first, at most so many and so far, upstream up to
-- `fin`; with the totals of all that there is. What passed between shown records names these by
-- their places, one that is shown both ways by the first (`premiers`).
-- Spec: genealogie#genealogie.
-- Why: an answer is bounded, what it is about is not. Links are those that the walk met; it ends at
--      producers, suppliers and losses, and what a shown record gave to one, or had from one that
--      is shown, is looked up (`genealogie.liens_des_bouts`).
-- Chosen: docs/decisions/0063-genealogie-ecrite.md.
create or replace function genealogie.montrer(
  p_lot_id uuid, p_sens text, p_profondeur integer, p_limite integer,
  out amont json, out aval json, out fin integer, out genres text[], out ids uuid[],
  out quantites_g bigint[], out restes_g bigint[], out profondeurs integer[],
  out premiers integer[], out mouvements uuid[], out des integer[], out vers integer[],
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
  v_ordre integer[];
  v_en_amont integer[] := array_fill(0, array[coalesce(cardinality(v_amont.ids), 0)]);
  v_en_aval integer[] := array_fill(0, array[coalesce(cardinality(v_aval.ids), 0)]);
begin
  select array_agg(x.n), count(*) filter (where x.est_amont), array_agg(x.genre), array_agg(x.id),
         array_agg(x.quantite_g), array_agg(x.reste_g), array_agg(x.profondeur)
  into v_ordre, fin, genres, ids, quantites_g, restes_g, profondeurs
  from (
    select 1 as n, true as est_amont, 'lot'::text as genre, p_lot_id as id,
           v_masses[1] as quantite_g, v_aval.restes_g[1] as reste_g, 0 as profondeur
    union all (
      select a.n::integer, true, a.genre, (v_amont.ids)[a.n], (v_amont.quantites_g)[a.n],
             (v_amont.restes_g)[a.n], (v_amont.profondeurs)[a.n]
      from unnest(v_amont.genres) with ordinality as a (genre, n)
      where (v_amont.ids)[a.n] <> p_lot_id and (v_amont.profondeurs)[a.n] <= p_profondeur
      order by 7, 5 desc, 4 limit p_limite)
    union all (
      select s.n::integer, false, s.genre, (v_aval.ids)[s.n], (v_aval.quantites_g)[s.n],
             (v_aval.restes_g)[s.n], (v_aval.profondeurs)[s.n]
      from unnest(v_aval.genres) with ordinality as s (genre, n)
      where (v_aval.ids)[s.n] <> p_lot_id and (v_aval.profondeurs)[s.n] <= p_profondeur
      order by 7, 5 desc, 4 limit p_limite)) as x;
  amont := genealogie.compter(v_amont.profondeurs, fin - 1);
  aval := genealogie.compter(v_aval.profondeurs, cardinality(ids) - fin);

  premiers := genealogie.premiers(genres, ids, fin);
  for k in 1 .. fin loop
    v_en_amont[v_ordre[k]] := k;
  end loop;
  v_en_aval[1] := 1;
  for k in fin + 1 .. cardinality(ids) loop
    v_en_aval[v_ordre[k]] := premiers[k];
  end loop;
  select array_agg(l.mouvement_id), array_agg(l.de), array_agg(l.vers), array_agg(l.poids_g)
  into mouvements, des, vers, poids_g
  from (
    select (v_amont.mouvements)[i] as mouvement_id, v_en_amont[(v_amont.lointains)[i]] as de,
           v_en_amont[(v_amont.proches)[i]] as vers, (v_amont.poids_g)[i] as poids_g
    from generate_series(1, cardinality(v_amont.mouvements)) as i
    union all
    select (v_aval.mouvements)[s.i], s.de, s.vers, (v_aval.poids_g)[s.i]
    from (select i, v_en_aval[(v_aval.proches)[i]] as de, v_en_aval[(v_aval.lointains)[i]] as vers
          from generate_series(1, cardinality(v_aval.mouvements)) as i) as s
    where not (s.de <= fin and s.vers <= fin)
    union all
    select b.mouvement_id, b.de, b.vers, b.quantite_g
    from genealogie.liens_des_bouts(genres, ids, premiers, fin) as b) as l
  where l.de > 0 and l.vers > 0;
end
$$;
