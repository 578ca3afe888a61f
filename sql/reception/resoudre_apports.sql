-- What a draft's `apports` are now: a reference whose command has arrived is its collection, with
-- that one's mass; the others are expected with the mass that their paper says. The collections are
-- held.
-- Spec: domain, «a reception may name provisional references (QR) whose commands have not arrived».
-- Locks: the references, then the collections by id.
create or replace function reception.resoudre_apports(p_apports jsonb)
returns table (rang smallint, collecte_id uuid, reference text, quantite_g bigint)
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform reception.verrouiller_references(variadic array(
    select a.value ->> 'reference_provisoire' from jsonb_array_elements(p_apports) as a));
  perform from collecte.collecte c
  where c.id in (select (a.value ->> 'collecte_id')::uuid from jsonb_array_elements(p_apports) as a)
    or c.reference_provisoire in (
      select a.value ->> 'reference_provisoire' from jsonb_array_elements(p_apports) as a)
  order by c.id for no key update;
  return query
  select a.ordinality::smallint, c.id,
         case when c.id is null then a.value ->> 'reference_provisoire' end,
         coalesce(c.net_g, (a.value ->> 'quantite_g')::bigint)
  from jsonb_array_elements(p_apports) with ordinality as a
    left join collecte.collecte c on c.id = (a.value ->> 'collecte_id')::uuid
      or c.reference_provisoire = a.value ->> 'reference_provisoire'
  order by a.ordinality;
end
$$;
