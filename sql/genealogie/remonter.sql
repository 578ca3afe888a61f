-- The composition of a mass of a record by everything that went into it, the record itself
-- included: how much of that mass passed through each. Origins sum to it, to the gram.
-- Spec: domain, genealogy; Recall. Chosen: docs/decisions/0029-genealogie.md: a mass not given is
--       all that the record ever held.
create or replace function genealogie.remonter(p_id uuid, p_quantite_g bigint)
returns table (genre text, id uuid, quantite_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_noeud matiere.noeud := genealogie.noeud_de(p_id);
begin
  return query
  select o.genre, o.id, o.quantite_g
  from genealogie.origines(array[v_noeud],
                  array[coalesce(p_quantite_g, genealogie.masse_de(v_noeud))]) as o;
end
$$;
