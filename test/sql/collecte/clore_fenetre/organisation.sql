-- Spec: collectes#fenetre: the collections of one organization leave the phones' window, and those
-- of no other.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select from essai.collecter('a');
select essai.entrer('VOISIN');
select is(collecte.clore_fenetre(essai.t(99)), 0::bigint,
  'the neighbour''s night touches nothing here');
select essai.entrer('ESSAI');
select is(collecte.clore_fenetre(essai.t(99)), 1::bigint, 'the organization''s own does');

select * from finish();
rollback;
