-- Spec: organisations-et-modules#activation-refusee: a module with an inactive prerequisite can not
-- be activated.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.basculer(p_module text, p_acte text, p_le timestamptz default essai.t())
returns text language sql as $$
  select essai.issue_de(format('select module.basculer(essai.session(), %L, %L, %L, %L)', p_module,
      p_acte, 'Décision', p_le))
$$;

select is(pg_temp.basculer('ventes', 'activer'), '409 activation_refusee', 'stock is not active');
select is(essai.details_de($$ select module.exiger_activable('ventes', essai.t()) $$),
  '{"raison": "prerequis_inactif", "modules": ["stock"]}', 'it is named');
select pg_temp.basculer('stock', 'activer');
select is(pg_temp.basculer('ventes', 'activer')::jsonb ->> 'etat', 'actif', 'active now');
select is(pg_temp.basculer('livraison', 'activer')::jsonb ->> 'etat', 'actif',
  'the core alone is needed');

select * from finish();
rollback;
