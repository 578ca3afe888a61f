-- Everything that went into some masses, and those records themselves: for each record how much of
-- the masses asked for passed through it, how much of it began there or rests on what no collection
-- explains, and how many links away it is at most. What began sums to what was asked.
-- Spec: domain, genealogy «is derived from the ledger». Chosen: docs/decisions/0029-genealogie.md.
create or replace function genealogie.origines(p_racines matiere.noeud[], p_quantites_g bigint[])
returns table (genre text, id uuid, quantite_g bigint, reste_g bigint, profondeur integer)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reseau record;
  v_parts record;
begin
  v_reseau := genealogie.reseau_amont(p_racines);
  v_parts := genealogie.partager(
    p_quantites_g || array_fill(0::bigint,
      array[cardinality(v_reseau.noeuds) - cardinality(p_quantites_g)]),
    v_reseau.restes_g, v_reseau.proches, v_reseau.lointains, v_reseau.poids_g);
  return query
  select x.genre, x.id, x.quantite_g, x.reste_g, x.profondeur
  from unnest(v_reseau.noeuds, v_parts.quantites_g, v_parts.restes_g, v_parts.profondeurs)
    as x (genre, id, quantite_g, reste_g, profondeur);
end
$$;
