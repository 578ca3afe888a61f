-- Returns the starting records and all records that went into some masses (`amont`), or into which
-- the masses went (`aval`). Each record has the part of the requested masses that passed through
-- it, the part that began or ended there (upstream also the part that no collection explains), and
-- its greatest distance in links. The parts that began, or ended, sum to the requested masses.
-- Spec: genealogie#parts.
-- Chosen: docs/decisions/0029-genealogie.md.
create or replace function genealogie.parts(
  p_sens text, p_racines matiere.noeud[], p_quantites_g bigint[])
returns table (genre text, id uuid, quantite_g bigint, reste_g bigint, profondeur integer)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select x.genre, x.id, x.quantite_g, x.reste_g, x.profondeur
  from genealogie.reseau(p_sens, p_racines, p_quantites_g) as r
    cross join lateral unnest(r.genres, r.ids, r.quantites_g, r.restes_g, r.profondeurs)
      as x (genre, id, quantite_g, reste_g, profondeur);
end
$$;
