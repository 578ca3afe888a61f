-- Spec: paiements#difference: mass returned to a producer is no longer due, and is due again when
-- the return is reversed.
begin;
set local role metier;
select plan(3);
select essai.preparer_paiements();
select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');
select is(essai.argent('producteur', 'Kossi'), 30000::bigint, 'all of it is due');
select from lot.sortir((essai.recue('r')).lot_id, jsonb_build_object('genre', 'retour',
    'quantite_g', 40000, 'raison', 'abîmé', 'producteur_id', essai.id('Kossi')),
  essai.id('magasinier ESSAI'), essai.t(3));
select is(essai.argent('producteur', 'Kossi'), 18000::bigint, 'less what went back');
select from matiere.renverser((select s.mouvement_id from lot.sortie_lot s), 'vu',
  essai.id('direction ESSAI'), essai.t(4));
select is(essai.argent('producteur', 'Kossi'), 30000::bigint, 'and again when that is reversed');

select * from finish();
rollback;
