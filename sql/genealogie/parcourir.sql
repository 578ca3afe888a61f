-- The nodes of a lot's genealogy that an answer shows: of each way the nearest ones, the heavier
-- first, at most so many and so far; with the totals of all that there is. The lot itself is of the
-- way `lot`.
-- Spec: domain, genealogy. Why: an answer is bounded, what it is about is not.
create or replace function genealogie.parcourir(
  p_lot_id uuid, p_sens text, p_profondeur integer, p_limite integer)
returns table (
  sens text, genre text, id uuid, quantite_g bigint, reste_g bigint, profondeur integer,
  noeuds bigint, profondeur_totale integer)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_racines matiere.noeud[] := array[('lot', p_lot_id)::matiere.noeud];
  v_masses bigint[] := array[genealogie.masse_de(('lot', p_lot_id)::matiere.noeud)];
begin
  return query
  with noeud as (
    select 'amont'::text as sens, o.* from genealogie.origines(v_racines, v_masses) as o
    where p_sens <> 'aval'
    union all
    select 'aval'::text, s.* from genealogie.suites(v_racines, v_masses) as s
    where p_sens <> 'amont'
  ),
  compte as (
    select n.sens, count(*) - 1 as noeuds, max(n.profondeur) as profondeur
    from noeud n group by n.sens
  ),
  racine as (
    select n.quantite_g, max(n.reste_g) filter (where n.sens = 'aval') as reste_g
    from noeud n where n.genre = 'lot' and n.id = p_lot_id group by n.quantite_g
  ),
  range as (
    select n.*, row_number() over (
             partition by n.sens order by n.profondeur, n.quantite_g desc, n.id) as place
    from noeud n where n.id <> p_lot_id and n.profondeur <= p_profondeur
  )
  select 'lot'::text, 'lot'::text, p_lot_id, r.quantite_g, r.reste_g, 0, null::bigint, null::integer
  from racine r
  union all
  select r.sens, r.genre, r.id, r.quantite_g, r.reste_g, r.profondeur, c.noeuds, c.profondeur
  from range r join compte c on c.sens = r.sens where r.place <= p_limite;
end
$$;
