-- Returns the part of a recall's starting mass that passed through each reached record, in g, by
-- the shares of the genealogy: downstream the destinations, upstream the origins.
-- Spec: rappels#plan, genealogie#parts.
-- Chosen: docs/decisions/0030-rappel.md: shares are shown besides the masses, since the whole lot
--         is blocked.
create or replace function rappel.parts(p_graines uuid[], p_sens text)
returns table (id uuid, quantite_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_noeuds matiere.noeud[];
  v_masses bigint[];
begin
  if p_graines = '{}' then
    return;
  end if;
  select array_agg(n.noeud), array_agg(genealogie.masse_de(n.noeud)) into v_noeuds, v_masses
  from (select genealogie.noeud_de(g.id) as noeud from unnest(p_graines) as g (id)) as n;
  return query
  select p.id, p.quantite_g from genealogie.parts('aval', v_noeuds, v_masses) as p
  where p_sens <> 'amont'
  union all
  select p.id, p.quantite_g from genealogie.parts('amont', v_noeuds, v_masses) as p
  where p_sens <> 'aval';
end
$$;
