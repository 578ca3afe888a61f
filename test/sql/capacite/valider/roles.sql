-- Spec: capacites#validation: one person validates as `direction`, one as `rsci`, by the sets that
-- they hold then; a holder of both is still one person.
begin;
set local role metier;
select plan(9);
select essai.preparer_capacites();

select set_config('essai.capacite', essai.proposer('{}', 'admin')::text, true);
create function pg_temp.valider(p_compte text, p_role text default null) returns text
language sql as $$
  select essai.valider(current_setting('essai.capacite')::uuid, p_compte, p_role)
$$;
create function pg_temp.roles() returns text language sql as $$
  select string_agg(v.role, ',' order by v.role) from capacite.validation v
  where v.capacite_id = current_setting('essai.capacite')::uuid
$$;
select is(pg_temp.valider('agent'), '403 droit_manquant', 'neither role');
select is(pg_temp.valider('rsci', 'direction'), '403 droit_manquant', 'a role that is not theirs');
select is(pg_temp.valider('rsci'), 'proposee', 'rsci');
select is(pg_temp.valider('adjoint'), '409 validation_deja_donnee',
  'a second one in the same role');
select is(pg_temp.valider('double', 'rsci'), '409 validation_deja_donnee',
  'who holds both, in the one that is taken');
select is(pg_temp.valider('double'), 'validee', 'who holds both takes the one that is free');
select is(pg_temp.roles(), 'direction,rsci', 'one validation a role');

select set_config('essai.capacite', essai.proposer('{}', 'admin', 2)::text, true);
select is(pg_temp.valider('double', 'rsci') || ' ' || pg_temp.roles(), 'proposee rsci',
  'or the one they ask for');
select is(pg_temp.valider('double', 'direction'), '409 validation_personnes_distinctes',
  'a person who holds both counts once');

select * from finish();
rollback;
