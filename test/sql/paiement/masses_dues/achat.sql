-- Spec: paiements#du: a purchase is due to its supplier whole, less what goes back to them.
begin;
set local role metier;
select plan(5);
select essai.preparer_paiements();
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');
select essai.certifier('F-1', '2026-01-01', '2026-12-31', '{}', null, essai.id('fournisseur'));

select is(essai.acheter('r'), 'en_attente', 'bought');
select is(essai.traiter_reception('r', 'valider'), 'validée', 'validated');
select lives_ok($$ select paiement.fixer_prix((essai.recue('r')).id, 200, 'XOF', 'vu',
  essai.id('admin ESSAI'), essai.t(2)) $$, 'priced');
select is(essai.argent('fournisseur', 'fournisseur'), 20000::bigint, 'due to the supplier');
select from lot.sortir((essai.recue('r')).lot_id, '{"genre": "retour", "quantite_g": 40000,
  "raison": "abîmé"}', essai.id('magasinier ESSAI'), essai.t(3));
select is(essai.argent('fournisseur', 'fournisseur'), 12000::bigint, 'less what went back');

select * from finish();
rollback;
