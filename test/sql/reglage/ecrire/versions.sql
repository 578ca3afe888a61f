-- Spec: reglages#versions: a new version is in force from then on, and earlier judgements stay.
begin;
set local role metier;
select plan(11);
select essai.preparer();

create function pg_temp.ecrire(p_cle text, p_valeur text, p_depuis timestamptz default null,
  p_le timestamptz default essai.t()) returns text language sql as $$
  select essai.essayer(format('select reglage.ecrire(%L, %L, %L, %L, %L, %L)::jsonb ->> %L', p_cle,
      p_valeur, p_depuis, 'vu', essai.id('admin ESSAI'), p_le, 'version'))
$$;
select is(pg_temp.ecrire('sync.jeton_min', '7'), '1', 'the first version');
select is(reglage.entier('sync.jeton_min', essai.t() - interval '1 ms'), 5::bigint,
  'before it, the default');
select is(reglage.entier('sync.jeton_min', essai.t()), 7::bigint,
  'from its instant on, the version');
select is(pg_temp.ecrire('sync.jeton_min', '9', essai.t(2)), '1',
  'a version to come: the first is still in force');
select is(pg_temp.ecrire('sync.jeton_min', '9', essai.t() - interval '1 ms'), '400 depuis_passe',
  'never in the past');
select is(pg_temp.ecrire('sync.jeton_min', '99'), '400 reglage_refuse', 'out of bounds');
select is(pg_temp.ecrire('sync.rien', '9'), '404 reglage_inconnu', 'no such key');
select is(pg_temp.ecrire('sync.jeton_min', '7', essai.t(2), essai.t(1)), '1',
  'a version of the same instant takes the one to come back');
select is(reglage.entier('sync.jeton_min', essai.t(3)), 7::bigint,
  'of two of one instant, the later');
select results_eq($$ select e.details ->> 'cle', e.details ->> 'version' from journal.evenement e
    where e.action = 'reglage.ecrire' order by e.id $$,
  $$ values ('sync.jeton_min', '1'), ('sync.jeton_min', '2'), ('sync.jeton_min', '3') $$,
  'the journal has each');
select results_eq(
  'select r.raison, r.ecrit_le, r.auteur_id from reglage.reglage r where r.version = 2',
  $$ values ('vu', essai.t(), essai.id('admin ESSAI')) $$, 'with its reason, date and author');

select * from finish();
rollback;
