-- Spec: organisations-et-modules#activation-refusee: a module that the licence does not cover can
-- not be activated.
begin;
set local role metier;
select plan(2);
select essai.preparer();

create or replace function module.licence_couvre(p_module text, p_le timestamptz) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$ select p_module <> 'stock' $$;
select is(essai.details_de($$ select module.exiger_activable('stock', essai.t()) $$),
  '{"raison": "licence", "modules": ["stock"]}', 'not covered');
select is(essai.details_de($$ select module.exiger_activable('livraison', essai.t()) $$), null,
  'covered');

select * from finish();
rollback;
