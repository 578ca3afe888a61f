-- Spec: matiere#contrepassation: the settlement of an expected reference is reversed with its
-- reception; matter that was used since is not taken back.
begin;
set local role metier;
select plan(4);
select essai.preparer_receptions();

select essai.recevoir('r', '{"BR-ESSAI-20260601-0099 100000"}');
select is(lot.categorie((essai.recue('r')).lot_id), 'conventionnel', 'ahead of its data');
update reception.apport a set collecte_id = essai.id('c1'), rapproche_le = essai.t(1);
select from matiere.mouvoir('rapprochement', 'collecte', essai.id('c1'), array[
  (matiere.compte_de('garde', essai.id('agent ESSAI')), essai.produit('ANANAS'), -100000,
    essai.id('c1')),
  (matiere.compte_de('attendu', (select a.id from reception.apport a)), essai.produit('ANANAS'),
    100000, essai.id('c1'))]::matiere.ligne[],
  essai.id('rsci ESSAI'), essai.t(1), essai.t(1));
select is(essai.traiter_reception('r', 'contrepasser', 'x'), 'rejetée', 'given back');
select is(essai.solde_de('garde', essai.id('agent ESSAI')), 100000::bigint, 'to the agent');
select is(essai.solde_de('attendu', (select a.id from reception.apport a)), 0::bigint,
  'nothing is expected');

select * from finish();
rollback;
