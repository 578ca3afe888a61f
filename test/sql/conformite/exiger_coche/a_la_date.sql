-- Spec: packs-et-campagnes#cochage: a record under a referential needs this referential ticked: at
-- the record's date or, without a date, now.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

insert into conformite.referentiel_coche
values (core.organisation_id(), 'NOP', tstzmultirange(tstzrange(essai.t(-20), essai.t(5))));
create function pg_temp.exiger(p_code text, p_le timestamptz) returns text language sql as $$
  select essai.issue_de(format('select conformite.exiger_coche(%L, %L)', p_code, p_le))
$$;
select is(pg_temp.exiger('NULLE', essai.t()), '404 referentiel_inconnu', 'nobody published it');
select is(pg_temp.exiger('NOP', essai.t(-21)), '409 referentiel_non_coche', 'before it was ticked');
select isnt(pg_temp.exiger('NOP', essai.t()), '409 referentiel_non_coche', 'while it was');
select is(pg_temp.exiger('NOP', null), '409 referentiel_non_coche', 'as it stands it is not');
update conformite.referentiel_coche
set coche_pendant = coche_pendant + tstzmultirange(tstzrange(essai.t(6), null));
select isnt(pg_temp.exiger('NOP', null), '409 referentiel_non_coche', 'as it stands it is');

select * from finish();
rollback;
