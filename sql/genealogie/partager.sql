-- Distributes masses through a network: each record shares the mass that reached it between its
-- links and the mass that stays in it, in proportion and to the gram, like `core.repartir`. Returns
-- for each record the mass that passed through it, the mass that stayed, and the greatest number of
-- links before it. A record is shared after everything that reaches it is known. In a cycle, the
-- record met first is shared first and receives no more. Links are sorted by their starting record
-- (`proches`).
-- Spec: genealogie#parts.
-- Chosen: docs/decisions/0029-genealogie.md.
-- Why: it uses arrays in one loop, since ten thousand calls of a sharing function take ten times as
--      long. `numeric` is used only if the product of two masses would overflow, with the cast in
--      that branch: a `case` of both types would be `numeric`.
create or replace function genealogie.partager(
  p_quantites_g bigint[], p_restes_g bigint[], p_proches integer[], p_lointains integer[],
  p_poids_g bigint[], out quantites_g bigint[], out restes_g bigint[], out profondeurs integer[])
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_n integer := cardinality(p_quantites_g);
  v_debuts integer[] := array_fill(1, array[v_n]);
  v_fins integer[] := array_fill(0, array[v_n]);
  v_degres integer[] := v_fins; -- how many links still lead to it; -1: shared
  v_file integer[] := v_fins;
  v_totaux bigint[] := p_restes_g;
  v_fin integer := 0;
  v_suivant integer := 1;
  v_cercle boolean := false;
  v_i integer;
  v_j integer;
  v_q bigint;
  v_profondeur integer;
  v_total bigint;
  v_cumul bigint;
  v_part bigint;
  v_donne bigint;
begin
  quantites_g := p_quantites_g;
  restes_g := array_fill(0::bigint, array[v_n]);
  profondeurs := v_fins;
  for e in 1 .. coalesce(cardinality(p_proches), 0) loop
    v_i := p_proches[e];
    if v_fins[v_i] = 0 then v_debuts[v_i] := e; end if;
    v_fins[v_i] := e;
    v_totaux[v_i] := v_totaux[v_i] + p_poids_g[e];
    v_degres[p_lointains[e]] := v_degres[p_lointains[e]] + 1;
  end loop;
  for k in 1 .. v_n loop
    continue when v_degres[k] > 0;
    v_fin := v_fin + 1;
    v_file[v_fin] := k;
  end loop;
  for k in 1 .. v_n loop
    if k > v_fin then
      v_cercle := true;
      while v_degres[v_suivant] < 0 loop v_suivant := v_suivant + 1; end loop;
      v_fin := k;
      v_file[k] := v_suivant;
    end if;
    v_i := v_file[k];
    v_degres[v_i] := -1;
    v_q := quantites_g[v_i];
    v_profondeur := profondeurs[v_i] + 1;
    v_total := v_totaux[v_i];
    for e in v_debuts[v_i] .. case when v_cercle then v_fins[v_i] else 0 end loop
      if v_degres[p_lointains[e]] < 0 then v_total := v_total - p_poids_g[e]; end if;
    end loop;
    v_cumul := p_restes_g[v_i];
    v_donne := case when v_cumul > 0 then div(v_q::numeric * v_cumul, v_total)::bigint
                    when v_total > 0 then 0 else v_q end;
    restes_g[v_i] := v_donne;
    for e in v_debuts[v_i] .. v_fins[v_i] loop
      v_j := p_lointains[e];
      continue when v_cercle and v_degres[v_j] < 0;
      v_cumul := v_cumul + p_poids_g[e];
      v_part := case when v_q < 3000000000 and v_total < 3000000000 then v_q * v_cumul / v_total
                     else div(v_q::numeric * v_cumul, v_total)::bigint end;
      quantites_g[v_j] := quantites_g[v_j] + v_part - v_donne;
      v_donne := v_part;
      if profondeurs[v_j] < v_profondeur then profondeurs[v_j] := v_profondeur; end if;
      v_degres[v_j] := v_degres[v_j] - 1;
      continue when v_degres[v_j] > 0;
      v_fin := v_fin + 1;
      v_file[v_fin] := v_j;
    end loop;
  end loop;
end
$$;
