-- Spec: numerotation#apercu: GET /v1/numerotation/apercu: 409 `campagne_non_ouverte`.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select from campagne.creer(essai.id('C27'), 'C27', 'Campagne 2027', 2027, '2027-01-01',
  '2027-12-31', (select c.pack_version_id from campagne.campagne c), essai.t());
select throws_ok($$ select numerotation.apercu('C27', 'ANANAS', 'MP') $$, 'TR409',
  'campagne_non_ouverte',
  'in preparation');
select lives_ok($$ select numerotation.apercu('C26', 'ANANAS', 'MP') $$, 'open');
select from campagne.cloturer(essai.id('campagne ESSAI'), essai.t());
select throws_ok($$ select numerotation.apercu('C26', 'ANANAS', 'MP') $$, 'TR409',
  'campagne_non_ouverte',
  'closed');

select * from finish();
rollback;
