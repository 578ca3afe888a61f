-- Spec: service#actes-simultanes: an act that waited for a lock continues at the latest change,
-- else now.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.apres(p_pendant tstzmultirange) returns timestamptz language sql as $$
  select core.apres(essai.t(), p_pendant)
$$;
select is(pg_temp.apres('{}'), essai.t(), 'nothing was ever on');
select is(pg_temp.apres('{(,)}'), essai.t(), 'always on: it has no bound');
select is(pg_temp.apres(tstzmultirange(tstzrange(essai.t(-2), essai.t(-1)))), essai.t(),
  'changed before now');
select is(pg_temp.apres(tstzmultirange(tstzrange(essai.t(-2), essai.t(1)))), essai.t(1),
  'switched off meanwhile');
select is(pg_temp.apres(tstzmultirange(tstzrange(essai.t(-2), essai.t(-1)),
    tstzrange(essai.t(2), null))), essai.t(2), 'switched on meanwhile');

select * from finish();
rollback;
