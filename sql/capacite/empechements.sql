-- Returns the open controls that forbid the validation of a capacity: those about its producer or a
-- plot of its lines with a motif that blocks capacities. An overlap concerns both its plots.
-- Spec: capacites#non-validable, file-de-controle#effet.
-- Why: the query is a function of its own: if it were inlined into a list, its parameters would
--      become columns, and no index would serve them.
create or replace function capacite.empechements(p_producteur_id uuid, p_lignes jsonb)
returns setof controle.controle
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with concernee as materialized (
    select p_producteur_id as id
    union
    select (l.value ->> 'parcelle_id')::uuid from jsonb_array_elements(p_lignes) as l
  )
  select k.*
  from concernee e
    cross join lateral (
      select o.* from controle.controle o where o.entite_id = e.id and o.statut = 'ouvert'
      union
      select o.* from controle.controle o where o.autre_id = e.id and o.statut = 'ouvert'
      offset 0) as k
    join controle.motif m on m.motif = k.motif
  where constat.effet(m, k.entite) in ('capacite_bloquee', 'capacite_et_paiement_bloques')
  order by k.ouvert_le, k.rang;
end
$$;
