-- Spec: file-de-controle#correction-de-signalement: A report about a collection that is not known
-- can not be acted upon; once it arrives, the report is about it and blocks its payment.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select from essai.faire('collecte.signaler_erreur', 'x',
  jsonb_build_object('collecte_id', essai.id('tardive')));
select is(essai.lever('rsci ESSAI', 'x', 'erreur_signalee_agent', 'correction'),
  '409 correction_impossible', 'while it is unknown');
select from essai.collecter('tardive');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'), 'leve',
  'it has arrived');
select is((select s.collecte_id from collecte.signalement s), essai.id('tardive'),
  'the report has its key');
select is((select format('%s %s', e.paiement_bloque, e.motifs) from collecte.effet e),
  't {erreur_signalee_agent}', 'the payment of the collection is blocked');
select is(essai.lever('rsci ESSAI', 'x', 'erreur_signalee_agent', 'correction'), 'leve',
  'the report can be acted upon');
select is((select c.statut from collecte.collecte c), 'devalidee', 'and is');

select * from finish();
rollback;
