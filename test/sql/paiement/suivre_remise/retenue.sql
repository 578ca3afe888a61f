-- Spec: paiements#retenue: inputs handed out on credit are deducted, and the deduction is given
-- back if the hand-out is cancelled; a gift is not deducted.
begin;
set local role metier;
select plan(9);
select essai.preparer_operations();
select utilisateur.creer(essai.id('caissier ESSAI'), 'caissier', 'caissier', essai.t(-400));
select from essai.faire('intrant.remettre', 'don',
  '{"valeur": {"montant": 700, "devise": "XOF"}, "avance": false}');
select is_empty($$ select essai.creances() $$, 'a gift');
select from essai.faire('intrant.remettre', 'i',
  '{"valeur": {"montant": 4000, "devise": "XOF"}, "avance": true}');
select results_eq($$ select essai.creances() $$, $$ values ('intrant 0 -4000 XOF') $$,
  'on credit: deducted');
select is(essai.releve(), 'XOF 0 4000 0 -4000', 'the statement says so');
select set_config('sillon.utilisateur_id', '', true);
update intrant.remise set valeur_montant = 4500 where id = essai.id('i');
select lives_ok($$ select paiement.suivre_remise(essai.id('i'), null, essai.t(1)) $$,
  'judged again by nobody');
select is((select c.auteur_id from paiement.creance c order by c.rang desc limit 1), null,
  'nobody is its author');
update intrant.remise set valeur_montant = 4000 where id = essai.id('i');
select set_config('sillon.utilisateur_id', essai.id('rsci ESSAI')::text, true);
select from paiement.suivre_remise(essai.id('i'), null, essai.t(1));
select is((select c.auteur_id from paiement.creance c order by c.rang desc limit 1),
  essai.id('rsci ESSAI'), 'by an act, who acts');
update intrant.remise set date_operation = essai.t(-2) where id = essai.id('i');
select from paiement.suivre_remise(essai.id('i'), null, essai.t(1));
select results_eq($$ select c.date_operation, sum(c.montant) from paiement.creance c
    group by c.date_operation having sum(c.montant) <> 0 $$,
  $$ values (essai.t(-2), -4000::numeric) $$, 'its date is followed');
select lives_ok($$ select commande.annuler(essai.id('commande i'), 'vu', essai.id('rsci ESSAI'),
  essai.t(1)) $$, 'cancelled');
select is(essai.releve(), 'XOF 0 0 0 0', 'given back');

select * from finish();
rollback;
