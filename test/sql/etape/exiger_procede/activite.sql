-- Spec: etapes#procede: A process is an activity of the module procedes; once the tree is
-- initialized it must have been on at the step's date.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.juger(p_procede text, p_jour integer) returns text language plpgsql as $$
begin
  perform etape.exiger_procede(p_procede, essai.t(p_jour));
  return 'oui';
exception when sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
select is(pg_temp.juger('sechage', 0), 'oui', 'no tree: every process of the pack');
select is(pg_temp.juger('station', 0), 'activite_inconnue', 'of another module');
insert into activite.arbre (organisation_id, initialise_le)
values (core.organisation_id(), essai.t(1));
select is(pg_temp.juger('sechage', 0), 'oui', 'before the tree was initialized');
select is(pg_temp.juger('sechage', 1), 'activite_inactive', 'from then on it must be on');
insert into activite.activation
values (core.organisation_id(), 'sechage', tstzmultirange(tstzrange(essai.t(2), essai.t(4))));
select is(array[pg_temp.juger('sechage', 1), pg_temp.juger('sechage', 2),
    pg_temp.juger('sechage', 4)], array['activite_inactive', 'oui', 'activite_inactive'],
  'as it was at the date');
select is(pg_temp.juger('inconnue', 2), 'activite_inconnue', 'none of the pack');

select * from finish();
rollback;
