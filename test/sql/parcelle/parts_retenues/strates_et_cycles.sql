-- Spec: terrain#parts: in every stratum and cycle the land is shared once; a crop without a cycle
-- has its share in each.
begin;
set local role metier;
select plan(7);

create function pg_temp.retenues(p_cultures text) returns text language sql as $$
  select string_agg(concat_ws(' ', right(r.produit_id::text, 1), left(r.strate, 1),
      coalesce(r.cycle::text, '-'), r.part_cp, r.retenue_cp), ', '
                    order by r.produit_id, r.strate desc, r.cycle nulls first)
  from parcelle.parts_retenues((
    select jsonb_agg(
      jsonb_strip_nulls(jsonb_build_object('produit_id', '00000000-0000-7000-8000-00000000000'
          || (c.c ->> 0), 'part_cp', c.c -> 1,
                                                          'strate', c.c -> 2, 'cycle', c.c -> 3)))
    from jsonb_array_elements(p_cultures::jsonb) as c (c))) as r
$$;
select is(pg_temp.retenues('[[1,10000,"principal",1],[2,10000,"principal",2]]'),
  '1 p 1 10000 10000, 2 p 2 10000 10000', 'one after the other');
select is(pg_temp.retenues('[[1,10000,"principal",1],[2,10000,"principal",1]]'),
  '1 p 1 10000 5000, 2 p 1 10000 5000', 'in the same cycle');
select is(pg_temp.retenues('[[1,6000],[2,6000,"principal",1],[3,4000,"principal",2]]'),
  '1 p - 6000 5000, 2 p 1 6000 5000, 3 p 2 4000 4000',
  'what stands all along takes its land in every cycle');
select is(pg_temp.retenues('[[1,10000],[2,10000,"associe"],[3,10000,"associe"]]'),
  '1 p - 10000 10000, 2 a - 10000 5000, 3 a - 10000 5000', 'stratum by stratum');
select is(pg_temp.retenues('[[1,6000],[1,6000]]'), '1 p - 12000 10000',
  'a product named twice is one crop');
select is(pg_temp.retenues('[[1,0],[2,10000]]'), '1 p - 0 0, 2 p - 10000 10000',
  'a share of nothing');
select is((select count(*) from parcelle.parts_retenues('[]')), 0::bigint, 'a fallow plot');

select * from finish();
rollback;
