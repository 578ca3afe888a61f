-- Spec: api#graphql: docs/decisions/0003-lectures.md: `dashboard.view` reads every module, any
-- permission of a module reads that module; permissions on security data read that data.
begin;
set local role metier;
select essai.preparer();
select essai.entrer('ESSAI');
select plan(5);

create function pg_temp.lit(p_compte text) returns text[] language sql as $$
  select array(select json_array_elements_text(
    v1.graphql_ouvrir(essai.appelant('ESSAI', p_compte), '{}') -> 'lectures'))
$$;

select ok(array['membre', 'noyau'] <@ pg_temp.lit('agent'), 'an agent reads the core');
select ok(not array['ventes', 'stock', 'dashboard.view'] && pg_temp.lit('agent'),
  'but no module of which they hold nothing');
select ok(array(select m.code from module.module m) <@ pg_temp.lit('rsci'),
  '`dashboard.view` reads every module');
select ok(array['users.manage', 'devices.manage'] <@ pg_temp.lit('admin')
          and not array['users.manage', 'devices.manage'] && pg_temp.lit('rsci'),
          'security data by its own permission');
select is(v1.graphql_ouvrir(essai.appelant('ESSAI', 'agent'), '{}') ->> 'organisation_id',
          essai.id('organisation ESSAI')::text, 'the organization is the caller''s');

select * from finish();
rollback;
