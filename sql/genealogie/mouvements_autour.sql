-- Returns the movements that brought matter to a lot's origins, or took matter from the records
-- made from the lot, including reversed ones. On request, returns only movements within a number of
-- links.
-- Spec: genealogie#genealogie.
create or replace function genealogie.mouvements_autour(
  p_lot_id uuid, p_sens text, p_profondeur integer) returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_racines matiere.noeud[] := array[('lot', p_lot_id)::matiere.noeud];
  v_amont matiere.noeud[];
  v_aval matiere.noeud[];
begin
  if p_sens <> 'aval' then
    v_amont := array(
      select (o.genre, o.id)::matiere.noeud from genealogie.parts('amont', v_racines, array[1]) as o
      where o.profondeur < p_profondeur
        and o.genre in ('lot', 'collecte', 'attendu', 'expedition'));
  end if;
  if p_sens <> 'amont' then
    v_aval := array(
      select (s.genre, s.id)::matiere.noeud from genealogie.parts('aval', v_racines, array[1]) as s
      where s.profondeur < p_profondeur
        and s.genre in ('lot', 'collecte', 'attendu', 'expedition'));
  end if;
  return query
  select f.mouvement_id
  from unnest(v_amont) as a
    join matiere.filiation f on f.vers_id = a.id and f.vers_genre = a.genre
  union
  select f.mouvement_id
  from unnest(v_aval) as a
    join matiere.filiation f on f.de_id = a.id and f.de_genre = a.genre;
end
$$;
