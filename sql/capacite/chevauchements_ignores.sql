-- Returns the pairs of plots that overlap by today's rule and have no control, among the plots of a
-- capacity and their neighbours. Such a pair prevents the validation of the capacity. Null if there
-- is no pair.
-- Spec: capacites#non-validable.
-- Chosen: docs/decisions/0050-rejuger.md.
create or replace function capacite.chevauchements_ignores(p_lignes jsonb) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_agg(jsonb_build_object('parcelle_id', c.id, 'autre_id', a.id)
                     order by c.id, a.id)
    from (select distinct (l.value ->> 'parcelle_id')::uuid as id
          from jsonb_array_elements(p_lignes) as l) as c
      cross join lateral unnest(parcelle.chevauchements_ignores(c.id)) as a (id));
end
$$;
