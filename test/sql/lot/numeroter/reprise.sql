-- Spec: numerotation#reprise: a reception's lot gets its number at its validation, and the same
-- number again after a devalidation.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select from essai.lot('a', 1000);
select from essai.lot('b', 1000);
create temporary table numero as select lot.numeroter(essai.id('lot a'), essai.t(1)) as n;
select is((select l.numero_officiel from lot.lot l where l.id = essai.id('lot a')),
  (select n from numero), 'its number');
select is(lot.numeroter(essai.id('lot a'), essai.t(2)), (select n from numero),
  'the same record, the same number');
select isnt(lot.numeroter(essai.id('lot b'), essai.t(2)), (select n from numero),
  'another record, another one');

select * from finish();
rollback;
