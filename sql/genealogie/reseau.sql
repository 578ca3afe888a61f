-- Returns the network of the origins (`amont`) or later uses (`aval`) of some masses, the starting
-- records first. Each record has the part of the requested masses that passed through it, the part
-- that began or ended there, and its greatest distance in links. The links between records are
-- positions among the records, each with its mass and movement. Returns nothing if no records are
-- given.
-- Spec: genealogie#parts.
-- Chosen: docs/decisions/0029-genealogie.md.
create or replace function genealogie.reseau(
  p_sens text, p_racines matiere.noeud[], p_quantites_g bigint[],
  out genres text[], out ids uuid[], out quantites_g bigint[], out restes_g bigint[],
  out profondeurs integer[], out proches integer[], out lointains integer[], out poids_g bigint[],
  out mouvements uuid[])
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reseau record;
  v_parts record;
begin
  if cardinality(p_racines) = 0 then
    return;
  end if;
  if p_sens = 'amont' then
    v_reseau := genealogie.reseau_amont(p_racines);
  else
    v_reseau := genealogie.reseau_aval(p_racines);
  end if;
  genres := v_reseau.genres;
  ids := v_reseau.ids;
  proches := v_reseau.proches;
  lointains := v_reseau.lointains;
  poids_g := v_reseau.poids_g;
  mouvements := v_reseau.mouvements;
  v_parts := genealogie.partager(
    p_quantites_g || array_fill(0::bigint, array[cardinality(ids) - cardinality(p_quantites_g)]),
    v_reseau.restes_g, proches, lointains, poids_g);
  quantites_g := v_parts.quantites_g;
  restes_g := v_parts.restes_g;
  profondeurs := v_parts.profondeurs;
end
$$;
