-- Spec: replication#perimetre: for each referential only the state in force is sent.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.etats() returns text[] language sql as $$
  select array_agg(r.etat_code order by r.etat_code) from replica.statut_parcelle r
  where r.parcelle_id = essai.id('parcelle Kossi')
$$;
select is(pg_temp.etats(), '{AB}', 'as registered');
update conformite.statut_parcelle set periode = tstzrange(lower(periode), essai.t(-1))
where parcelle_id = essai.id('parcelle Kossi');
insert into conformite.statut_parcelle (organisation_id, parcelle_id, referentiel_code, etat_code,
  periode, raison)
values (core.organisation_id(), essai.id('parcelle Kossi'), 'AB', 'C2',
  tstzrange(essai.t(-1), null), 'essai');
select is(pg_temp.etats(), '{C2}', 'replaced');
delete from conformite.statut_parcelle where parcelle_id = essai.id('parcelle Kossi');
select is(pg_temp.etats(), null::text[], 'taken away');

select * from finish();
rollback;
