-- Spec: fichiers#arrivee: a file is looked for as long as it may be on its way.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.absent(p_le timestamptz) returns text language sql as $$
  select fichier.constater(essai.id('fichier x'),
    fichier.cle(core.organisation_id(), essai.id('fichier x'), essai.sha('x')), null, p_le)
$$;
create function pg_temp.attendus() returns integer language sql as $$
  select json_array_length(
    v1.fichiers_a_verifier(jsonb_build_object('organisation_id', core.organisation_id())))
$$;
select essai.demander('x');
select is(pg_temp.absent(essai.t() + interval '75 minutes'), 'absent',
  'an hour after its address expired');
select is(pg_temp.attendus(), 1, 'it is still looked for');
select is(pg_temp.absent(essai.t() + interval '75 minutes 1 ms'), 'absent', 'a moment later');
select is(pg_temp.attendus(), 0, 'no longer');
select essai.demander('x', '{}', essai.t(1));
select is(pg_temp.attendus(), 1, 'until an address is asked for again');
select is(
  v1.fichiers_verifier(jsonb_build_object('organisation_id', core.organisation_id(), 'fichier_id',
      essai.id('fichier x'), 'trouve',
  jsonb_build_object('sha256', essai.sha('x'), 'taille_octets', 1000), 'cle',
  fichier.cle(core.organisation_id(), essai.id('fichier x'), essai.sha('x')))) ->> 'issue',
  'arrive', 'the background task finds it');

select * from finish();
rollback;
