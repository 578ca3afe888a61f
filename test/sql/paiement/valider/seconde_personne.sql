-- Spec: paiements#seconde-personne: above the amount of the setting a payment waits for a second
-- person; its lines are reserved meanwhile, and open again if it is cancelled.
begin;
set local role metier;
select plan(13);
select essai.preparer_paiements();

select essai.regler('paiements.seuil_validation', '29999');
select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');
select is(essai.payer(), 'en_attente 30000', 'a franc above');
select is(essai.releve(), 'XOF 30000 0 0 30000', 'nothing is paid');
select is((select r.reste from paiement.reste r), 0::bigint, 'but it is promised');
select is(essai.traiter_paiement('valider'), '403 separation_des_taches', 'not by who made it');
select is(essai.traiter_paiement('valider', 'agent'), '403 separation_des_taches',
  'nor by who collected');
select is(essai.traiter_paiement('annuler', 'agent'), '403 separation_des_taches',
  'who may not pay it does not cancel it');
select is(essai.traiter_paiement('annuler', 'comptable'), 'annulée', 'cancelled');
select is(essai.traiter_paiement('valider', 'comptable'), '409 transition_refusee', 'for good');
select is((select r.reste from paiement.reste r), 30000::bigint, 'open again');
select is(essai.payer(), 'en_attente 30000', 'once more');
select is(essai.traiter_paiement('valider', 'comptable'), 'validée', 'by a second person');
select is(essai.releve(), 'XOF 30000 0 30000 0', 'now it is paid');
select essai.regler('paiements.seuil_validation', '30000', essai.t(1));
select from essai.collecter('c2');
select from essai.recevoir('s', '{c2}', essai.au_prix());
select from essai.traiter_reception('s', 'valider');
select is(essai.payer('{}', 'caissier', 6), 'validée 30000',
  'at the setting, another day, it needs nobody else');

select * from finish();
rollback;
