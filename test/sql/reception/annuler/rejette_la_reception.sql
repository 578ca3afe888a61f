-- Spec: receptions#rejet: the cancellation of a reception's lot rejects the reception, and is
-- refused once matter was used.
begin;
set local role metier;
select plan(9);
select essai.preparer_receptions();

select essai.collecter('c2'), essai.collecter('c3'), essai.recevoir('a'),
  essai.recevoir('b', '{c2}'), essai.recevoir('c', '{c3}');
select is(essai.traiter_reception('a', 'annuler', 'erreur'), 'rejetée', 'a reception that waits');
select is(essai.statut_du_lot('a'), 'annulé 100000', 'its lot is cancelled and keeps its matter');
select is(essai.traiter_reception('b', 'valider'), 'validée', 'validated');
select lot.mettre_en_quarantaine((essai.recue('b')).lot_id, 'x', null, essai.id('rsci ESSAI'),
  essai.t(1));
select is(essai.traiter_reception('b', 'annuler', 'erreur'), 'rejetée', 'in quarantine');
select is(essai.statut_du_lot('b'), 'annulé 100000', 'cancelled');
select isnt((essai.recue('b')).numero_officiel, null, 'its number is never given to another');
select is(essai.traiter_reception('c', 'valider'), 'validée', 'validated');
select from matiere.mouvoir('echantillon', 'lot', (essai.recue('c')).lot_id, array[
  (matiere.compte_de('lot', (essai.recue('c')).lot_id), essai.produit('ANANAS'), -1, null),
  (matiere.compte_de('perte', null), essai.produit('ANANAS'), 1, null)]::matiere.ligne[],
  essai.id('rsci ESSAI'), essai.t(1), essai.t(1));
select is(essai.traiter_reception('c', 'annuler', 'erreur'), '409 matiere_deja_utilisee',
  'something was taken');
select is(essai.statut_du_lot('c'), 'validé 99999', 'it stands');

select * from finish();
rollback;
