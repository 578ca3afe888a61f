-- Spec: file-de-controle#correction-de-signalement: no decision is possible on a report about an
-- unknown collection. When the collection arrives, its payment is blocked before the reference is
-- resolved.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select from essai.faire('collecte.signaler_erreur', 'x',
  jsonb_build_object('collecte_id', essai.id('tardive')));
select is(essai.lever('rsci ESSAI', 'x', 'erreur_signalee_agent', 'correction'),
  '409 correction_impossible', 'while it is unknown');
select from essai.collecter('tardive');
select is((select format('%s %s', e.paiement_bloque, e.motifs) from collecte.effet e),
  't {erreur_signalee_agent}', 'the collection arrives with its payment blocked');
select is(essai.motifs(essai.faire('livraison.etablir_bon', 'bon',
    jsonb_build_object('collectes', jsonb_build_array(essai.id('tardive'))))),
  null, 'and what names it does not depend on the report');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'), 'leve',
  'it has arrived');
select is((select s.collecte_id from collecte.signalement s), essai.id('tardive'),
  'the report has its key');
select is((select format('%s %s', e.paiement_bloque, e.motifs) from collecte.effet e),
  't {erreur_signalee_agent}', 'the payment of the collection stays blocked');
select is(essai.lever('rsci ESSAI', 'x', 'erreur_signalee_agent', 'correction'), 'leve',
  'the report can be acted upon');
select is((select c.statut from collecte.collecte c), 'devalidee', 'and is');

select * from finish();
rollback;
