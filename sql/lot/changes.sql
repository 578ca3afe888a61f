-- Returns the lots that a judgement changed, each once, with their values before and after; a lot
-- that returned to its former values did not change.
-- Spec: lots#requalification.
create or replace function lot.changes(p_changes jsonb) returns jsonb
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
             'lot_id', c.lot_id, 'avant', c.avant, 'apres', c.apres) order by c.rang), '[]')
    from (
      select x.value -> 'lot_id' as lot_id, min(x.ordinality) as rang,
             (array_agg(x.value -> 'avant' order by x.ordinality))[1] as avant,
             (array_agg(x.value -> 'apres' order by x.ordinality desc))[1] as apres
      from jsonb_array_elements(p_changes) with ordinality as x
      group by x.value -> 'lot_id') as c
    where c.avant <> c.apres);
end
$$;
