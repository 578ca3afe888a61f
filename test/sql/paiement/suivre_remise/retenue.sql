-- Spec: paiements#retenue: inputs handed out on credit are deducted, and given back when the
-- hand-out is cancelled; a gift is not.
begin;
set local role metier;
select plan(5);
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
select lives_ok($$ select commande.annuler(essai.id('commande i'), 'vu', essai.id('rsci ESSAI'),
  essai.t(1)) $$, 'cancelled');
select is(essai.releve(), 'XOF 0 0 0 0', 'given back');

select * from finish();
rollback;
