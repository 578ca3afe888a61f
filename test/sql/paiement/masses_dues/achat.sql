-- Spec: paiements#du, paiements#releve: a purchase is due to its supplier in full, less returns;
-- the supplier's statement shows it.
begin;
set local role metier;
select plan(7);
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

create function pg_temp.releve() returns jsonb language sql as $$
  select paiement.releve_fournisseur(essai.id('fournisseur'), null, null, essai.t(30))
$$;
select is(pg_temp.releve() #> '{masses,0}', jsonb_build_object('produit_id',
    essai.produit('ANANAS'), 'livre_g', 100000, 'livre_marchand_g', 100000, 'accepte_g', 60000,
    'a_chiffrer_g', 0, 'ecart_g', 0), 'the statement says what came, and what of it is accepted');
select is(concat_ws(' ', b ->> 'du', b ->> 'retenu', b ->> 'paye', b ->> 'solde'),
  '12000 0 0 12000', 'and what is owed')
from (select pg_temp.releve() #> '{soldes,0}' as b) as x;

select * from finish();
rollback;
