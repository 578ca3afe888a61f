-- Spec: taches#versions: the result for a version is: the rules are its own, follow its own, belong
-- to a newer one, or must be migrated to it.
begin;
select plan(6);
insert into core.version_sql (empreinte, version, avec, applique_le) values
  ('une', '1.9.0', null, '2026-01-01'),
  ('deux', '1.9.0', null, '2026-01-02'),
  ('trois', '1.10.0', 'deux', '2026-01-03');

select is(v1.version_servie('trois', '1.10.0'), 'courante', 'its own');
select is(v1.version_servie('deux', '1.9.0'), 'precedente', 'those that follow its own');
select is(v1.version_servie('une', '1.9.0'), 'plus_recente', 'it had them, and others twice since');
select is(v1.version_servie('jamais', '1.9.1'), 'plus_recente',
  'never here: ten comes after nine in a number');
select is(v1.version_servie('jamais', '1.10.0'), 'autre', 'of the same release: to be installed');
select is(v1.version_servie('jamais', '2.0.0'), 'autre', 'of a later one: to be installed');

select * from finish();
rollback;
