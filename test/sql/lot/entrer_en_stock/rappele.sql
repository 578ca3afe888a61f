-- Spec: lots#validation: a lot that a recall found while it waited goes to quarantine when it is
-- validated.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.lot('a');
select from essai.lot('b');
select from essai.peupler_rappels();
update lot.lot set rappel_id = essai.id('rappel ESSAI') where id = essai.id('lot b');
select matches(lot.entrer_en_stock(essai.id('lot a'), essai.id('rsci ESSAI'), essai.t(1)), 'REC',
  'an official number');
select is((select l.statut from lot.lot l where l.id = essai.id('lot a')), 'validé', 'validated');
select isnt(lot.entrer_en_stock(essai.id('lot b'), essai.id('rsci ESSAI'), essai.t(1)), null,
  'numbered as well');
select is((select l.statut from lot.lot l where l.id = essai.id('lot b')), 'quarantaine',
  'and held');

select * from finish();
rollback;
