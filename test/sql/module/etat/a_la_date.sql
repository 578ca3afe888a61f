-- Spec: organisations-et-modules#etat-du-module: a module is active, read-only after it was active,
-- or neither, as of a date.
begin;
set local role metier;
select plan(7);

create function pg_temp.etat(p_actif_pendant tstzmultirange) returns text
language sql as $$ select coalesce(module.etat(p_actif_pendant, essai.t()), 'jamais') $$;
select is(pg_temp.etat('{}'), 'jamais', 'never');
select is(module.etat(null, essai.t()), null, 'no row');
select is(pg_temp.etat(tstzmultirange(tstzrange(essai.t(), null))), 'actif',
  'from this instant on');
select is(pg_temp.etat(tstzmultirange(tstzrange(essai.t(1), null))), 'jamais', 'later only');
select is(pg_temp.etat(tstzmultirange(tstzrange(essai.t(-1), essai.t()))), 'lecture_seule',
  'until this instant');
select is(pg_temp.etat(tstzmultirange(tstzrange(null, essai.t(-9)))), 'lecture_seule',
  'once, since ever');
select is(
  pg_temp.etat(tstzmultirange(tstzrange(essai.t(-9), essai.t(-8)), tstzrange(essai.t(8), null))),
  'lecture_seule', 'between two times');

select * from finish();
rollback;
