-- Spec: paiements#prime: organic goods earn the premium of the setting, per kilogram and in
-- percent; downgraded goods lose it, by a line of its own.
begin;
set local role metier;
select plan(7);
select essai.preparer_paiements();
select essai.regler('paiements.prime_bio.ANANAS', '{"montant_kg": 10, "taux_cp": 500}');
select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');
select results_eq($$ select essai.creances() $$,
  $$ values ('prime 100000 2500 XOF'), ('livraison 100000 30000 XOF') $$,
  'ten francs a kilogram and five percent');
select is(essai.payer(), 'validée 32500', 'paid with the rest');

select essai.regler('paiements.prime_bio.ANANAS', '{"montant_kg": 0, "taux_cp": 500}',
  essai.t(-1));
select is((select p.montant from paiement.prime(essai.recue('r'), essai.id('c1'), 100000, 300,
    'EUR') as p), 1500::bigint, 'a percent of the price needs no rate');

-- An amount per kilogram and a percentage of the price are summed before the rounding.
select essai.regler('paiements.prime_bio.ANANAS', '{"montant_kg": 333, "taux_cp": 333}',
  essai.t(-1));
select is((select p.montant from paiement.prime(essai.recue('r'), essai.id('c1'), 1500, 333, 'XOF')
    as p), 516::bigint, '499.5 and 16.63 are 516');
select devise.fixer_taux('{"source": "EUR", "cible": "XOF", "valeur": "655.957",
  "raison": "Cours"}'::jsonb || jsonb_build_object('depuis', essai.t(-9)), essai.id('admin ESSAI'),
  essai.t(-9));
select is((select p.montant from paiement.prime(essai.recue('r'), essai.id('c1'), 100000, 333,
    'EUR') as p), 6185::bigint, '5076.55 and 1108.89 cents are 6185');

insert into collecte.qualite (organisation_id, collecte_id, referentiel_code, etat_code, le)
values (core.organisation_id(), essai.id('c1'), 'AB', 'C1', essai.t(3));
select lives_ok($$ select paiement.arreter((essai.recue('r')).id, essai.id('rsci ESSAI'),
  essai.t(3)) $$, 'downgraded');
select is(essai.releve(), 'XOF 30000 0 32500 -2500', 'the premium is owed back');
select * from finish();
rollback;
