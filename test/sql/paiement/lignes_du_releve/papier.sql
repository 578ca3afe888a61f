-- Spec: documents#releve: a printed statement lists each delivery, deduction and payment, and its
-- rows sum to the due, deducted and paid amounts.
begin;
set local role metier;
select plan(9);
select essai.preparer_paiements();
create function pg_temp.releve(p_membre text) returns setof text language sql as $$
  select concat_ws(' ', l ->> 'date', l ->> 'genre', l ->> 'moyen', l ->> 'reference',
    l ->> 'libelle', l ->> 'produit', l ->> 'masse_g', '@' || (l ->> 'prix_kg'),
    l ->> 'montant', l ->> 'devise')
  from jsonb_array_elements(paiement.contenu_releve(essai.id('Kossi'), 'fr', essai.t(30))
    -> p_membre) as l
$$;

select from essai.collecter('c2');
select from essai.collecter('c3');
select from essai.recevoir('r', '{c1}', essai.au_prix() || '{"net_g": 90000}');
select from essai.traiter_reception('r', 'valider');
select from essai.recevoir('s', '{c2}');
select from essai.traiter_reception('s', 'valider');
select from paiement.deduire(jsonb_build_object('producteur_id', essai.id('Kossi'), 'motif',
  'transport', 'libelle', 'Camion', 'raison', 'Facture', 'montant', 700),
  essai.id('comptable ESSAI'), essai.t(2));
select is(essai.payer('{"reference": "R9"}'), 'validée 26300', 'the rest is paid');
select is(essai.payer('{"avance": {"montant": 50, "devise": "XOF"}, "lignes": null}'::jsonb),
  '400 parametre_invalide', 'lines or an advance');
select is((paiement.creer(jsonb_build_object('producteur_id', essai.id('Kossi'), 'moyen',
  'cheque', 'reference', 'A1', 'avance', '{"montant": 50, "devise": "XOF"}'::jsonb),
  essai.id('caissier ESSAI'), essai.t(6))) ->> 'statut', 'validée', 'an advance');
select from complement.proposer(jsonb_build_object('campagne_id', essai.id('campagne ESSAI'),
  'produit_id', essai.produit('ANANAS'), 'contrat_id', essai.au_prix() ->> 'contrat_id',
  'prix_kg', 1, 'libelle', 'Ristourne', 'raison', 'Assemblée'), essai.id('admin ESSAI'),
  essai.t(9));

select set_eq($$ select pg_temp.releve('livraisons') $$, $$ values
  ('2026-06-01 livraison Ananas 90000 @300 27000 XOF'), ('2026-06-01 ecart Ananas 10000'),
  ('2026-06-10 complement Ristourne Ananas 90000 @1 90 XOF'),
  ('2026-06-01 livraison Ananas 100000'), ('2026-06-01 a_recevoir Ananas 100000') $$,
  'each delivery, priced, unpriced and not received yet, and the complement');
select set_eq($$ select pg_temp.releve('retenues') $$,
  $$ values ('2026-06-03 deduction Camion 700 XOF'), ('2026-06-07 avance A1 50 XOF') $$,
  'what is deducted');
select set_eq($$ select pg_temp.releve('paiements') $$,
  $$ values ('2026-06-06 especes R9 26300 XOF') $$, 'what was paid');
select is((select sum((l ->> m.montant)::bigint * m.sens)
  from paiement.contenu_releve(essai.id('Kossi'), 'fr', essai.t(30)) as c
    cross join (values ('livraisons', 'montant', 1), ('retenues', 'montant', -1),
      ('paiements', 'montant', -1), ('soldes', 'solde', -1)) as m (membre, montant, sens)
    cross join lateral jsonb_array_elements(c -> m.membre) as l), 0::numeric,
  'the rows sum to the balance');

-- A reversed delivery has no row and its collection waits again; a reversed payment has two rows.
select from essai.traiter_reception('r', 'devalider', 'Essai');
select from essai.traiter_paiement('contrepasser');
select is((select count(*) from pg_temp.releve('livraisons') as l where l ~ 'a_recevoir'),
  2::bigint, 'devalidated');
select is((select count(*) from pg_temp.releve('paiements')), 2::bigint,
  'a payment and its mirror');
select * from finish();
rollback;
