-- The movements that brought something to what a lot is made of, or took something from what it
-- became, reversed ones too.
-- Spec: domain, genealogy.
create or replace function matiere.mouvements_autour(
  p_lot_id uuid, p_sens text, p_profondeur integer) returns setof uuid
language plpgsql stable
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_racines matiere.noeud[] := array[('lot', p_lot_id)::matiere.noeud];
begin
  return query
  with amont as materialized (
    select o.genre, o.id from matiere.origines(v_racines, array[1]) as o
    where p_sens <> 'aval' and o.profondeur < p_profondeur
      and o.genre in ('lot', 'collecte', 'attendu', 'expedition')
  ),
  aval as materialized (
    select s.genre, s.id from matiere.suites(v_racines, array[1]) as s
    where p_sens <> 'amont' and s.profondeur < p_profondeur
      and s.genre in ('lot', 'collecte', 'attendu', 'expedition')
  )
  select f.mouvement_id
  from amont a join matiere.filiation f on f.vers_id = a.id and f.vers_genre = a.genre
  union
  select f.mouvement_id
  from aval a join matiere.filiation f on f.de_id = a.id and f.de_genre = a.genre;
end
$$;
