-- Spec: organisations-et-modules#activation-refusee: a prerequisite of an active module can not be
-- deactivated, nor can `noyau`.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.basculer(p_module text, p_acte text, p_le timestamptz default essai.t())
returns text language sql as $$
  select essai.issue_de(format('select module.basculer(essai.session(), %L, %L, %L, %L)', p_module,
      p_acte, 'Décision', p_le))
$$;

select is(pg_temp.basculer('noyau', 'desactiver'), '409 activation_refusee', 'the core');
select pg_temp.basculer(m, 'activer', essai.t(-1))
from unnest('{stock,ventes,procedes}'::text[]) as m;
select is(essai.details_de($$ select module.exiger_desactivable('stock', essai.t()) $$),
  '{"raison": "requis", "modules": ["procedes", "ventes"]}', 'those that need it are named');
select is(pg_temp.basculer('stock', 'desactiver'), '409 activation_refusee', 'it stays');
select is(pg_temp.basculer('ventes', 'desactiver')::jsonb ->> 'etat', 'lecture_seule',
  'nothing needs this one');
select pg_temp.basculer('procedes', 'desactiver');
select is(pg_temp.basculer('stock', 'desactiver')::jsonb ->> 'etat', 'lecture_seule',
  'then the other one goes');

select * from finish();
rollback;
