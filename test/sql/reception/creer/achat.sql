-- Spec: receptions#reception: a purchase: the matter comes from the supplier, and its quality is
-- the declared one.
begin;
set local role metier;
select plan(6);
select essai.preparer_receptions();

insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');
select is(essai.acheter('a'), 'en_attente', 'received');
select is(essai.solde_de('fournisseur', essai.id('fournisseur')), -100000::bigint,
  'from the account of the supplier');
select is(lot.categorie((essai.recue('a')).lot_id), 'bio', 'the quality declared');
select is(essai.acheter('b', '{"qualite_declaree": {}}'), 'en_attente', 'nothing declared');
select is(lot.categorie((essai.recue('b')).lot_id), 'conventionnel', 'nothing known');
select is(essai.recevoir('c', '{c1}',
    jsonb_build_object('origine', 'achat', 'groupement_id', null, 'fournisseur_id',
      essai.id('fournisseur'))),
          '400 parametre_invalide', 'a purchase is not made of collections');

select * from finish();
rollback;
