-- Returns the destinations of a mass of a record, the record included: the part of that mass that
-- passed through each record. Ends, and matter that stays on the way, sum to it, to the gram.
-- Spec: genealogie#parts.
-- Chosen: docs/decisions/0029-genealogie.md: a mass not given is all that the record ever held.
create or replace function genealogie.redescendre(p_id uuid, p_quantite_g bigint)
returns table (genre text, id uuid, quantite_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_noeud matiere.noeud := genealogie.noeud_de(p_id);
begin
  return query
  select o.genre, o.id, o.quantite_g
  from genealogie.suites(array[v_noeud],
                  array[coalesce(p_quantite_g, genealogie.masse_de(v_noeud))]) as o;
end
$$;
