-- Resolves the `apports` of a draft: a reference whose command has arrived becomes its collection,
-- with the collection's mass; other references are expected, with the mass on their paper. Locks
-- the collections.
-- Spec: receptions#attendus.
-- Locks: the references, then the collections by id.
create or replace function reception.resoudre_apports(p_apports jsonb)
returns table (rang smallint, collecte_id uuid, reference text, quantite_g bigint)
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_collectes uuid[];
begin
  perform reception.verrouiller_references(variadic array(
    select a.value ->> 'reference_provisoire' from jsonb_array_elements(p_apports) as a));
  v_collectes := array(
    select c.id from collecte.collecte c
    where c.id = any (array(select (a.value ->> 'collecte_id')::uuid
                            from jsonb_array_elements(p_apports) as a))
    union
    select c.id from collecte.collecte c
    where c.reference_provisoire = any (array(select a.value ->> 'reference_provisoire'
                                              from jsonb_array_elements(p_apports) as a)));
  perform from collecte.collecte c where c.id = any (v_collectes)
  order by c.id for no key update;
  return query
  with demande as materialized (
    select a.ordinality::smallint as rang, (a.value ->> 'collecte_id')::uuid as collecte_id,
           a.value ->> 'reference_provisoire' as reference,
           (a.value ->> 'quantite_g')::bigint as quantite_g
    from jsonb_array_elements(p_apports) with ordinality as a
  ),
  connue as materialized (
    select c.id, c.reference_provisoire, c.net_g
    from collecte.collecte c where c.id = any (v_collectes)
  )
  select d.rang, c.id, case when c.id is null then d.reference end,
         coalesce(c.net_g, d.quantite_g)
  from demande d
    left join connue c on c.id = d.collecte_id or c.reference_provisoire = d.reference
  order by d.rang;
end
$$;
