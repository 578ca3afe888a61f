-- Spec: file-de-controle#levee: refused: without a reason, by the author in any role, twice, or
-- with a decision that the motif does not have.
begin;
set local role metier;
select plan(11);
select essai.preparer();

select from essai.collecter('x',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select from utilisateur.attribuer(essai.id('agent ESSAI'), 'rsci', tstzrange(essai.t(-1), null),
  null);

select is(essai.lever('rsci ESSAI', 'inconnue', 'ecart_calcul', 'confirmation_serveur'),
  '404 controle_inconnu',
  'a control that does not exist');
select is(essai.lever('agent ESSAI', 'x', 'ecart_calcul', 'confirmation_serveur'),
  '403 separation_des_taches',
  'the author, though holding the role');
select is(essai.lever('admin ESSAI', 'x', 'ecart_calcul', 'confirmation_serveur'),
  '403 droit_manquant',
  'somebody who may not take this decision');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'confirmation_sans_piece'),
  '400 decision_invalide',
  'a decision of another motif');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', null), '400 decision_invalide',
  'no decision');
select is((select e.paiement_bloque from collecte.effet e), true, 'the effect holds on');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'confirmation_serveur'), 'leve',
  'the right person, the right decision');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'confirmation_serveur'),
  '409 controle_deja_leve',
  'once');
select is((select e.paiement_bloque from collecte.effet e), false, 'the effect is over');
select results_eq(
  'select k.statut, k.leve_le, k.leve_par, k.decision, k.raison from controle.controle k',
  $$ values ('leve', essai.t(1), essai.id('rsci ESSAI'), 'confirmation_serveur', 'vu') $$,
  'the decision is kept with its author and reason');
select is((select count(*) from journal.evenement e where e.action = 'controle.lever'
    and e.commande_id = essai.id('commande x')),
  1::bigint,
  'and journaled');

select * from finish();
rollback;
