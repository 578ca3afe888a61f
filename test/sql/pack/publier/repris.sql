-- Spec: packs-et-campagnes#packs: existing data: the products of earlier published versions are
-- read from their documents, exactly as a publication writes them.
begin;
select plan(1);
set local role metier;
select essai.preparer();
select essai.ouvrir_suivante(essai.produits_changes());
create temp table avant as select d.* from pack.produit d;

reset role;
drop table pack.produit cascade;
set local role proprietaire;
\set migration `ls migrations/committed/*-pack-fige.sql`
\i :migration
reset role;
select set_eq('select d.* from pack.produit d', 'select a.* from avant a',
  'every version has its products');

select * from finish();
rollback;
