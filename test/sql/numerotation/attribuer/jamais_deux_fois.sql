-- Spec: numerotation#reprise: no number is given twice, nor reused after its record is cancelled.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.attribuer(p_nom text, p_nature text default 'MP',
  p_produit text default 'ANANAS', p_campagne text default 'campagne ESSAI') returns text
  language sql as $$
  select numerotation.attribuer(essai.id(p_campagne), p_nature, essai.produit(p_produit),
    'collecte', essai.id(p_nom), essai.t())
$$;

select pg_temp.attribuer('a');

select throws_ok($$ insert into numerotation.numero_officiel
    values (core.organisation_id(), 'MP-ANANAS-26-0001', essai.id('campagne ESSAI'), 'MP',
  essai.produit('ANANAS'), 2, 'collecte', essai.id('b'), essai.t()) $$, '23505', null,
  'the same number again');
select throws_ok($$ insert into numerotation.numero_officiel
    values (core.organisation_id(), 'AUTRE', essai.id('campagne ESSAI'), 'MP',
  essai.produit('ANANAS'), 1, 'collecte', essai.id('b'), essai.t()) $$, '23505', null,
  'the same rank again');
select throws_ok('delete from numerotation.numero_officiel', '42501', null,
  'a number is never deleted');
select throws_ok('update numerotation.numero_officiel set entite_id = entite_id', '42501', null,
  'nor given to another record');

select * from finish();
rollback;
