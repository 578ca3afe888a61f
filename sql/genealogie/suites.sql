-- Everything that some masses went into, and those records themselves: for each record how much of
-- the masses asked for passed through it, how much of it stayed there (still lies in the lot, or
-- came to its end), and how many links away it is at most. What stayed sums to what was asked.
-- Spec: genealogie#parts.
-- Chosen: docs/decisions/0029-genealogie.md.
create or replace function genealogie.suites(p_racines matiere.noeud[], p_quantites_g bigint[])
returns table (genre text, id uuid, quantite_g bigint, reste_g bigint, profondeur integer)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select x.genre, x.id, x.quantite_g, x.reste_g, x.profondeur
  from genealogie.reseau('aval', p_racines, p_quantites_g) as r
    cross join lateral unnest(r.genres, r.ids, r.quantites_g, r.restes_g, r.profondeurs)
      as x (genre, id, quantite_g, reste_g, profondeur);
end
$$;
