-- Spec: capacites#validation: the rights of the first person at their validation count, even if
-- they lose them later.
begin;
set local role metier;
select plan(5);
select essai.preparer_capacites();

select set_config('essai.capacite', essai.proposer('{}', 'admin')::text, true);
create function pg_temp.finir(p_compte text, p_le timestamptz) returns void language sql as $$
  update utilisateur.attribution set periode = tstzrange(lower(periode), p_le)
  where utilisateur_id = essai.id(p_compte || ' ESSAI')
$$;
select pg_temp.finir('rsci', essai.t(1));
select is(essai.valider(current_setting('essai.capacite')::uuid, 'rsci'), '403 droit_manquant',
  'whose set ends at that instant');
select pg_temp.finir('rsci', essai.t(1) + interval '1 microsecond');
select is(essai.valider(current_setting('essai.capacite')::uuid, 'rsci'), 'proposee',
  'whose set ends a microsecond later');
select is(utilisateur.detient_ensemble(essai.id('rsci ESSAI'), '{rsci}', essai.t(2)), false,
  'demoted in between');
select is(essai.valider(current_setting('essai.capacite')::uuid, 'adjoint', null, essai.t(2)),
  '409 validation_deja_donnee', 'their validation counts as of its date');
select is(essai.valider(current_setting('essai.capacite')::uuid, 'direction', null, essai.t(2)),
  'validee', 'and the second one makes it two');

select * from finish();
rollback;
