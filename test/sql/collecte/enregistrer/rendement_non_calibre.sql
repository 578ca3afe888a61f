-- Spec: commandes#alertes: an alert if the capacity depends on the yield of the pack, none with the
-- plot's own yield.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select is(essai.collecter('calibre') -> 'alertes', '[]', 'a plot with a yield of its own');
select is(essai.collecter('autre produit',
    essai.kg(1) || jsonb_build_object('produit_id', essai.produit('SANSREGLE'))) -> 'alertes',
  '["rendement_non_calibre"]',
  'none for this product');
insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id, nom,
  surface_declaree_m2, cree_le)
values (core.organisation_id(), essai.id('neuve'), essai.id('Kossi'), essai.id('Kossi'), 'neuve', 1,
  essai.t(-1));
select is(essai.collecter('neuve',
    jsonb_build_object('parcelle_id', essai.id('neuve'), 'qualite_declaree', '{}'::jsonb)) ->
  'alertes', '["rendement_non_calibre"]',
  'none for this plot');

select * from finish();
rollback;
