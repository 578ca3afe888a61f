-- Spec: numerotation#attribution: Official numbers follow one another per (campaign, nature,
-- product).
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.attribuer(p_nom text, p_nature text default 'MP',
  p_produit text default 'ANANAS', p_campagne text default 'campagne ESSAI') returns text
  language sql as $$
  select numerotation.attribuer(essai.id(p_campagne), p_nature, essai.produit(p_produit),
    'collecte', essai.id(p_nom), essai.t())
$$;

select is(pg_temp.attribuer('a'), 'MP-ANANAS-26-0001', 'the first');
select is(pg_temp.attribuer('b'), 'MP-ANANAS-26-0002', 'the second');
select is(pg_temp.attribuer('c', 'REC'), 'REC-ANANAS-26-0001', 'another nature counts by itself');
select is(pg_temp.attribuer('d', 'MP', 'JUS'), 'MP-JUS-26-0001', 'another product too');
select is(pg_temp.attribuer('e'), 'MP-ANANAS-26-0003', 'the first goes on');
select is((select count(distinct n.numero) from numerotation.numero_officiel n), 5::bigint,
  'each is kept with its record');

select * from finish();
rollback;
