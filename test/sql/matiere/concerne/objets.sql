-- Spec: matiere#mouvements: A movement is found by the records and the product that it touches.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select from essai.lot('a', 1000, 'validé');
select from essai.lot('b', 1000, 'validé');
select from essai.retirer('a');
create function pg_temp.concerne(p_objets text[], p_produit text) returns boolean language sql as $$
  select matiere.concerne(essai.mouvement('destruction'),
    array(select essai.id('lot ' || o) from unnest(p_objets) as o), essai.produit(p_produit))
$$;
select is(pg_temp.concerne('{}', null), true, 'no filter');
select is(pg_temp.concerne('{a}', 'ANANAS'), true, 'its lot, its product');
select is(pg_temp.concerne('{b}', null), false, 'another lot');
select is(pg_temp.concerne('{a,b}', null), false, 'both');
select is(pg_temp.concerne('{}', 'JUS'), false, 'another product');

select * from finish();
rollback;
