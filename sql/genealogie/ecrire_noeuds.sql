-- Records of a genealogy as the items of a JSON list, in pieces of two hundred that follow each
-- other: what `genealogie.decrire` says of them, and what the walk knows.
-- Spec: genealogie#genealogie.
-- Why: as `genealogie.ecrire_liens`.
-- Chosen: docs/decisions/0063-genealogie-ecrite.md.
create or replace function genealogie.ecrire_noeuds(
  p_sens text[], p_genres text[], p_ids uuid[], p_quantites_g bigint[], p_restes_g bigint[],
  p_profondeurs integer[], p_personnes text[]) returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_generic_plan'
as $$
declare
  v_dit record := genealogie.decrire(p_genres, p_ids, p_personnes);
  v_debuts text[] := v_dit.debuts;
  v_suites text[] := v_dit.suites;
  v_gens text[] := v_dit.personnes;
begin
  for i in 0 .. (cardinality(p_ids) - 1) / 200 loop
    return next (
      select case when i > 0 then ', ' else '' end || string_agg(
        '{"id": "' || p_ids[n] || v_debuts[n] || '"sens": "' || p_sens[n] || '", "genre": "'
        || p_genres[n] || '"' || v_suites[n] || ', "reste_g": '
        || coalesce(p_restes_g[n]::text, 'null') || v_gens[n] || ', "profondeur": '
        || p_profondeurs[n] || ', "quantite_g": ' || p_quantites_g[n] || '}', ', ')
      from generate_series(i * 200 + 1, least(i * 200 + 200, cardinality(p_ids))) as n);
  end loop;
end
$$;
