-- Spec: numerotation#apercu: GET /v1/numerotation/apercu: 409 `sequence_hors_capacite`.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select from essai.collecter('a');
update numerotation.compteur set dernier_rang = 9998;
select is(numerotation.apercu('C26', 'ANANAS', 'MP') ->> 'numero', 'MP-ANANAS-26-9999',
  'the last rank is shown');
update numerotation.compteur set dernier_rang = 9999;
select throws_ok($$ select numerotation.apercu('C26', 'ANANAS', 'MP') $$, 'TR409',
  'sequence_hors_capacite',
  'there is no next one');

select * from finish();
rollback;
