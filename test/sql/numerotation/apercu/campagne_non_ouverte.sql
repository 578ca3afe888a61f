-- Spec: numerotation#apercu: GET /v1/numerotation/apercu: 409 `campagne_non_ouverte`, only for a
-- campaign in preparation: a closed one continues to number, until its counter is full.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select from campagne.creer(essai.id('C27'), 'C27', 'Campagne 2027', 2027, '2027-01-01',
  '2027-12-31', (select c.pack_version_id from campagne.campagne c), essai.t());
select throws_ok($$ select numerotation.apercu('C27', 'ANANAS', 'MP') $$, 'TR409',
  'campagne_non_ouverte',
  'in preparation');
select lives_ok($$ select numerotation.apercu('C26', 'ANANAS', 'MP') $$, 'open');
select from campagne.cloturer(essai.id('campagne ESSAI'), essai.t());
select is(numerotation.apercu('C26', 'ANANAS', 'MP') ->> 'numero', 'MP-ANANAS-26-0001', 'closed');
select from numerotation.attribuer(essai.id('campagne ESSAI'), 'MP', essai.produit('ANANAS'),
  'collecte', essai.id('a'), essai.t());
update numerotation.compteur set dernier_rang = 9999;
select throws_ok($$ select numerotation.apercu('C26', 'ANANAS', 'MP') $$, 'TR409',
  'sequence_hors_capacite', 'closed and full: the way out is a widening');
select from numerotation.elargir(essai.id('campagne ESSAI'), 5, 'plein', essai.t());
select is(numerotation.apercu('C26', 'ANANAS', 'MP') ->> 'numero', 'MP-ANANAS-26-10000',
  'closed and widened');

select * from finish();
rollback;
