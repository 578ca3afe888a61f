-- Spec: numerotation#attribution: a counter that is full gives no number; the rank is not consumed.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.attribuer(p_nom text, p_nature text default 'MP',
  p_produit text default 'ANANAS', p_campagne text default 'campagne ESSAI') returns text
  language sql as $$
  select numerotation.attribuer(essai.id(p_campagne), p_nature, essai.produit(p_produit),
    'collecte', essai.id(p_nom), essai.t())
$$;

select pg_temp.attribuer('a');
update numerotation.compteur set dernier_rang = 9998;

select is(pg_temp.attribuer('b'), 'MP-ANANAS-26-9999', 'the last rank');
select is(pg_temp.attribuer('c'), null, 'none after it');
select is((select c.dernier_rang from numerotation.compteur c), 9999::bigint, 'the counter stays');

select * from finish();
rollback;
