-- Spec: service#actes-simultanes: an act that waited for a lock sees a referential that was ticked,
-- unticked or used meanwhile.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();
select essai.champ_neuf('neuf');

create function pg_temp.cocher(p_coche boolean, p_jours integer) returns text language sql as $$
  select essai.issue_de(format('select conformite.cocher(%L, %L, %L, %L, %L)', 'NOP', p_coche, 'x',
      essai.id('rsci ESSAI'), essai.t(p_jours)))
$$;
create function pg_temp.statuer(p_jours integer) returns text language sql as $$
  select essai.statuer('neuf', 'TR', essai.t(p_jours), '{"referentiel_code": "NOP"}',
    essai.t(p_jours))
$$;
select is(pg_temp.cocher(true, 2)::jsonb ->> 'coche', 'true', 'ticked');
select is(pg_temp.cocher(true, 1)::jsonb ->> 'coche_depuis', core.horodatage(essai.t(2)),
  'who waited ticks it no second time');
select is(pg_temp.cocher(false, 1)::jsonb ->> 'coche', 'false', 'unticked by who waited');
select is(pg_temp.statuer(2), '409 referentiel_non_coche',
  'under it no state is given by who waited');
select pg_temp.cocher(true, 3);
select is(pg_temp.statuer(5), 'TR', 'a state rests on it');
select is(pg_temp.cocher(false, 4), '409 referentiel_utilise',
  'who waited does not untick it, though the state began later');
select is((select array_agg(h.le order by h.rang) from conformite.cochage h),
  array[essai.t(2), essai.t(2), essai.t(3)], 'in their order');

select * from finish();
rollback;
