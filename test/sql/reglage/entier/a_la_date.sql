-- Spec: reglages#valeur: the latest version not after a date is in force at it; before the first
-- version, the default.
begin;
set local role metier;
select plan(6);
select essai.preparer();

insert into reglage.reglage values
  (core.organisation_id(), 'sync.jeton_min', 1, '7', essai.t(), null),
  (core.organisation_id(), 'sync.jeton_min', 2, '9', essai.t(2), null),
  (core.organisation_id(), 'sync.jeton_min', 3, '8', essai.t(2), null);

select is(reglage.entier('sync.jeton_min', essai.t() - interval '1 ms'), 5::bigint,
  'before the first version: the default');
select is(reglage.entier('sync.jeton_min', essai.t()), 7::bigint, 'from its instant on: the first');
select is(reglage.entier('sync.jeton_min', essai.t(2) - interval '1 ms'), 7::bigint,
  'until the second');
select is(reglage.entier('sync.jeton_min', essai.t(2)), 8::bigint,
  'of two of one instant, the later version');
select is(reglage.entier('cle.inconnue', essai.t()), null, 'an unknown key has no value');
select essai.entrer('VOISIN');
select is(reglage.entier('sync.jeton_min', essai.t(2)), 5::bigint,
  'another organization has its own');

select * from finish();
rollback;
