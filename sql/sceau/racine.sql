-- Returns the root of the Merkle tree of some leaves, in their order; null without leaves.
-- Spec: sceaux#racine.
create or replace function sceau.racine(p_feuilles bytea[]) returns bytea
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_noeuds bytea[] := p_feuilles;
begin
  while cardinality(v_noeuds) > 1 loop
    v_noeuds := sceau.monter(v_noeuds);
  end loop;
  return v_noeuds[1];
end
$$;
