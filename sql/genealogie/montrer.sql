-- Returns the records of a lot's genealogy that a response shows, as ordered arrays: the lot
-- itself, then the nearest records in each direction, heavier ones first, up to a number and a
-- distance; upstream records come first, up to `fin`. Adds the totals of the whole genealogy. Links
-- between records use the numbers of the walks, upstream ones first. `places` maps these numbers to
-- positions in the response, 0 for a record that is not shown. A record shown in both directions
-- counts by its first position (`premiers`).
-- Spec: genealogie#genealogie.
-- Why: a response has a limited number of records, a genealogy has not. The walk ends at producers,
--      suppliers and losses, so `genealogie.liens_des_bouts` looks up the links from shown records
--      to these ends, and from shown ends; all other links come from the walk. If all upstream
--      records are shown, they keep their numbers: renumbering twenty thousand takes as long as
--      sorting them.
-- Chosen: docs/performance.md#genealogy.
create or replace function genealogie.montrer(
  p_lot_id uuid, p_sens text, p_profondeur integer, p_limite integer,
  out amont json, out aval json, out fin integer, out genres text[], out ids uuid[],
  out quantites_g bigint[], out restes_g bigint[], out profondeurs integer[],
  out premiers integer[], out places integer[], out mouvements uuid[], out des integer[],
  out vers integer[], out poids_g bigint[])
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
  v_en_amont integer := coalesce(cardinality(v_amont.ids), 0);
begin
  places := array_fill(0, array[v_en_amont + coalesce(cardinality(v_aval.ids), 1)]);
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
      select v_en_amont + s.n::integer, false, s.genre, (v_aval.ids)[s.n],
             (v_aval.quantites_g)[s.n], (v_aval.restes_g)[s.n], (v_aval.profondeurs)[s.n]
      from unnest(v_aval.genres) with ordinality as s (genre, n)
      where (v_aval.ids)[s.n] <> p_lot_id and (v_aval.profondeurs)[s.n] <= p_profondeur
      order by 7, 5 desc, 4 limit p_limite)) as x;
  amont := genealogie.compter(v_amont.profondeurs, fin - 1);
  aval := genealogie.compter(v_aval.profondeurs, cardinality(ids) - fin);

  premiers := genealogie.premiers(genres, ids, fin);
  for k in 1 .. cardinality(ids) loop
    places[v_ordre[k]] := premiers[k];
  end loop;
  places[v_en_amont + 1] := 1;

  if fin >= v_en_amont then
    mouvements := v_amont.mouvements;
    des := v_amont.lointains;
    vers := v_amont.proches;
    poids_g := v_amont.poids_g;
  else
    select array_agg(l.mouvement_id), array_agg(l.lointain), array_agg(l.proche),
           array_agg(l.quantite_g)
    into mouvements, des, vers, poids_g
    from unnest(v_amont.mouvements, v_amont.lointains, v_amont.proches, v_amont.poids_g)
      as l (mouvement_id, lointain, proche, quantite_g)
    where places[l.lointain] > 0 and places[l.proche] > 0;
  end if;
  select mouvements || array_agg(l.mouvement_id), des || array_agg(l.origine),
         vers || array_agg(l.destination), poids_g || array_agg(l.quantite_g)
  into mouvements, des, vers, poids_g
  from (
    select s.mouvement_id, v_en_amont + s.proche as origine, v_en_amont + s.lointain as destination,
           s.quantite_g
    from unnest(v_aval.mouvements, v_aval.proches, v_aval.lointains, v_aval.poids_g)
      as s (mouvement_id, proche, lointain, quantite_g)
    where places[v_en_amont + s.proche] > 0 and places[v_en_amont + s.lointain] > 0
      and greatest(places[v_en_amont + s.proche], places[v_en_amont + s.lointain]) > fin
    union all
    select b.mouvement_id, v_ordre[b.de], v_ordre[b.vers], b.quantite_g
    from genealogie.liens_des_bouts(genres, ids, premiers, fin) as b) as l;
end
$$;
