-- Spec: reglages#valeur: the batch's reading of a setting serves each command's date: the version
-- in force now since its beginning, the earlier version for an older date.
begin;
set local role metier;
select plan(5);
select essai.preparer();

insert into reglage.reglage values
  (core.organisation_id(), 'sync.hors_ligne_max_jours', 1, '5', essai.t(-10), null),
  (core.organisation_id(), 'sync.hors_ligne_max_jours', 2, '9', essai.t(-2), null),
  (core.organisation_id(), 'sync.hors_ligne_max_jours', 3, '1', essai.t(2), null);
create function pg_temp.lu(p_le timestamptz) returns bigint language sql as $$
  select saisie.reglage(saisie.lire_regles(essai.t()), 'sync.hors_ligne_max_jours', p_le)
$$;

select is(pg_temp.lu(essai.t()), 9::bigint, 'the version in force at the reception');
select is(pg_temp.lu(essai.t(-2)), 9::bigint, 'since it began');
select is(pg_temp.lu(essai.t(-3)), 5::bigint, 'the one before it, before');
select is(pg_temp.lu(essai.t(-11)),
  (select (c.defaut #>> '{}')::bigint from reglage.cle c where c.cle = 'sync.hors_ligne_max_jours'),
  'the default before any');
select is(saisie.reglage(null, 'sync.hors_ligne_max_jours', essai.t(-3)), 5::bigint,
  'a command that is judged alone asks at its date too');

select * from finish();
rollback;
