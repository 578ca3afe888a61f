-- Spec: receptions#devalidation: after a devalidation, a new validation and a later reversal of a
-- reception, no lot has a negative mass at any date.
begin;
set local role metier;
select plan(9);
select essai.preparer_receptions();

select is(essai.recevoir('r'), 'en_attente', 'received');
select is(essai.traiter_reception('r', 'valider', 'reçu'), 'validée', 'and validated');
create temporary table pris as select matiere.mouvoir('destruction', 'lot',
  (essai.recue('r')).lot_id, array[
  (matiere.compte_de('lot', (essai.recue('r')).lot_id), essai.produit('ANANAS'), -10, null),
  (matiere.compte_de('perte', null), essai.produit('ANANAS'), 10, null)]::matiere.ligne[],
  essai.id('rsci ESSAI'), essai.t(1), essai.t(1)) as id;
select isnt((select matiere.contrepasser(p.id, essai.id('rsci ESSAI'), essai.t(2)) from pris p),
  null, 'something left and came back');
select is(essai.traiter_reception('r', 'devalider', 'erreur', 'magasinier', 3), 'en_attente',
  'a new lot takes it all');
select is(essai.statut_du_lot('r'), 'en_attente 100000', 'of the same date');
select is(essai.traiter_reception('r', 'valider', 'reçu', 'magasinier', 4), 'validée', 'again');
select is(essai.traiter_reception('r', 'contrepasser', 'erreur', 'magasinier', 5), 'rejetée',
  'and reversed');
select is(essai.statut_du_lot('r'), 'annulé 0', 'to the gram');
select is_empty($$ select essai.creux() $$, 'nothing was ever less than nothing');

select * from finish();
rollback;
