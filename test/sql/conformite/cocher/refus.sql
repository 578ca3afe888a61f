-- Spec: packs-et-campagnes#cochage: a referential in use is not unticked; one that was never
-- published is not ticked.
begin;
set local role metier;
select plan(3);
select essai.preparer();

insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');
select throws_ok(
  $$ select conformite.cocher('NULLE', true, null, essai.id('rsci ESSAI'), essai.t()) $$, 'TR404',
  'referentiel_inconnu', 'unknown');
select throws_ok(
  $$ select conformite.cocher('AB', false, null, essai.id('rsci ESSAI'), essai.t()) $$, 'TR409',
  'referentiel_utilise', 'used');
select ok((select c.coche_pendant @> essai.t() from conformite.referentiel_coche c),
  'it stays ticked');

select * from finish();
rollback;
