-- Everything that went into some masses (`amont`) or that they went into (`aval`), and those
-- records themselves: for each record how much of the masses asked for passed through it, how much
-- of it began or stayed there (upstream also what no collection explains), and how many links away
-- it is at most. The masses that began, or stayed, sum to the masses asked for.
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
