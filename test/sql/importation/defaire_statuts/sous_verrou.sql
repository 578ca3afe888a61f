-- Spec: imports#annulation: records about a plot made while quality states are being taken back are
-- dependents too.
begin;
set local role metier;
select plan(2);
select essai.preparer_capacites();
create temporary table dite as select r.id, r.parcelle_id from conformite.revision r
where r.parcelle_id = essai.id('parcelle Kossi');
create function pg_temp.defaire() returns text language sql as $$
  select essai.refus(format('select importation.defaire(''statuts'', %L, ''x'', %L, %L)',
    array(select d.id from dite d), essai.id('admin ESSAI'), essai.t(1)))
$$;
select conformite.reviser(d.parcelle_id, 'AB', 'C2', essai.t(-1), 'x', essai.id('admin ESSAI'),
  essai.t()) from dite d;
select is(pg_temp.defaire(), '409 annulation_impossible', 'said later');
insert into dite select r.id, r.parcelle_id from conformite.revision r
where r.parcelle_id = essai.id('parcelle Kossi') and r.id not in (select d.id from dite d);
select is(pg_temp.defaire(), 'accepté', 'with what was said later');

select * from finish();
rollback;
