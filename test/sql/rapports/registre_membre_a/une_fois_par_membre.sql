-- Spec: registres#membres: the register is a report of all members, so it reads each of them once.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();
insert into producteur.producteur
select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'reference', null))).*
from producteur.producteur p cross join generate_series(1, 30)
where p.id = essai.id('Kossi');
reset role;

create function pg_temp.pages(p_rapport text) returns bigint language plpgsql as $$
declare
  v_plan jsonb;
begin
  -- The first time also reads the catalogue.
  for i in 1 .. 2 loop
    execute format(
        'explain (analyze, buffers, timing off, format json) select x from rapports.%I($1) as x',
        p_rapport)
      into v_plan using essai.t();
  end loop;
  return (v_plan #>> '{0,Plan,Shared Hit Blocks}')::bigint;
end;
$$;
select cmp_ok((select count(*) from rapports.registre_membre_a(essai.t())), '>', 30::bigint,
  'a register of many members');
select cmp_ok(pg_temp.pages('registre_membre_a'), '<', 4 * (
    select sum(pg_temp.pages(x))::bigint
    from unnest(array['inspection_membre_a', 'parcelles_membre_a', 'productions_membre_a',
      'prevues_membre_a', 'qualites_membre_a', 'non_conformite_a']) as x),
  'reads little more than its parts together');
select * from finish();
rollback;
