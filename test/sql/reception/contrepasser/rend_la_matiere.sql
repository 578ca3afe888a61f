-- Spec: matiere#contrepassation: a reversal posts the mirrored movement and gives the matter back,
-- and the collections may be received again.
begin;
set local role metier;
select plan(15);
select essai.preparer_receptions();

select essai.collecter('c2');
select essai.recevoir('r', '{c1,"BR-ESSAI-20260601-0099 1000"}', '{"net_g": 100900}'),
  essai.recevoir('s', '{c2}');
select is(essai.traiter_reception('r', 'valider'), 'validée', 'validated');
select is(essai.traiter_reception('r', 'devalider', 'x'), 'en_attente', 'and devalidated');
select is(essai.traiter_reception('r', 'contrepasser', 'erreur'), 'rejetée', 'given back');
select is(essai.statut_du_lot('r'), 'annulé 0', 'its lot is cancelled and empty');
select is(essai.solde_de('garde', essai.id('agent ESSAI')), 100000::bigint,
  'the agent holds the collection again');
select is(essai.solde_de('perte'), 0::bigint, 'nothing is lost');
select is(essai.solde_de('attendu',
    (select a.id from reception.apport a where a.reference_provisoire is not null)), 0::bigint,
  'nothing is expected');
select is((select count(*) from matiere.filiation f where not f.annulee), 1::bigint,
  'only the other reception became of anything');
select is(essai.traiter_reception('r', 'contrepasser', 'x'), '409 mouvement_deja_contrepasse',
  'once');
select is(essai.recevoir('t', '{c1,"BR-ESSAI-20260601-0099 1000"}', '{"net_g": 101000}'),
  'en_attente', 'received anew');
select is(essai.traiter_reception('s', 'rejeter', 'x'), 'rejetée', 'a rejected one');
select is(essai.traiter_reception('s', 'contrepasser', 'x'), 'rejetée',
  'gives its matter back too');
select is(essai.statut_du_lot('s'), 'rejeté 0', 'and stays rejected');
select is(essai.recevoir('d', '{c2}', '{"brouillon": true}'), 'brouillon', 'a draft');
select is(essai.traiter_reception('d', 'contrepasser', 'x'), '404 mouvement_inconnu',
  'has nothing to give back');

select * from finish();
rollback;
