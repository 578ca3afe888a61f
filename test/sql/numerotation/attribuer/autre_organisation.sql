-- Spec: numerotation#attribution: the counters of another organization are separate.
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

select is(pg_temp.attribuer('a'), 'MP-ANANAS-26-0001', 'here');
select essai.entrer('VOISIN');
select is(pg_temp.attribuer('a', 'MP', 'ANANAS', 'campagne VOISIN'), 'MP-ANANAS-26-0001',
  'the neighbour starts at 1 too');
select is(pg_temp.attribuer('a', 'MP', 'ANANAS', 'campagne ESSAI'), null,
  'and gets none in a campaign that is not its own');
select essai.entrer('ESSAI');
select is(pg_temp.attribuer('b'), 'MP-ANANAS-26-0002', 'here it goes on');

select * from finish();
rollback;
