-- Spec: receptions#rejet: a reception with a lot in quarantine can not be reversed; a rejected one
-- is reversed like others.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select from essai.lot('q', 1000, 'quarantaine');
update reception.reception set lot_id = essai.id('lot q') where id = essai.id('reception q');
select is(essai.renverser(essai.mouvement('reception')), 'lot_en_quarantaine', 'quarantine');
select is((select statut from lot.lot), 'quarantaine', 'nothing moved');
select from essai.lot('r', 1000, 'rejeté');
update reception.reception set statut = 'rejetée', lot_id = essai.id('lot r')
where id = essai.id('reception r');
select is(essai.renverser(essai.mouvement('reception')), 'contrepassation',
  'of a rejected reception');
select is((select statut from lot.lot where id = essai.id('lot r')), 'rejeté',
  'its lot stays rejected');
select is(essai.quantite('r'), 0::bigint, 'and is empty');
select is((select count(*) from reception.transition), 0::bigint,
  'the reception''s state is what it was');

select * from finish();
rollback;
