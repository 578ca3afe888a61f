-- Spec: contrats-et-devises#prix: the payment of a line: the price of a kilogram with its
-- adjustments, the amount due, also in the organization's currency.
begin;
set local role metier;
select plan(8);
select essai.preparer();
select essai.mesurer_le_brix();

select set_config('essai.contrat',
  essai.contracter(jsonb_build_object('devise', 'EUR', 'lignes', jsonb_build_array(
  jsonb_build_object('produit_id', essai.produit('ANANAS'), 'quantite_g', 5, 'formule',
    essai.formule()),
  jsonb_build_object('produit_id', essai.produit('JUS'), 'quantite_g', 5, 'prix_kg',
    300)))) ->> 'id', true);
create function pg_temp.chiffrer(p_demande jsonb) returns jsonb language sql as $$
  select contrat.chiffrer(current_setting('essai.contrat')::uuid, p_demande, essai.t())::jsonb -
    'produit_id'
$$;
create function pg_temp.refus(p_demande jsonb) returns text
language sql as $$ select essai.refus(format('select pg_temp.chiffrer(%L)', p_demande)) $$;
select is(pg_temp.chiffrer('{"mesures": {"brix_dixiemes": 140, "humidite_cp": 900, "autre": 3}}'),
  '{"ligne": 1, "devise": "EUR", "prix_base_kg": 200, "prix_kg": 205,
  "ajustements": [{"mesure": "brix_dixiemes", "valeur": 140, "pas": 2, "montant_kg": 20},
      {"mesure": "humidite_cp", "valeur": 900, "pas": 1, "montant_kg": -15}],
  "montant": null, "montant_organisation": null, "devise_organisation": "XOF"}',
  'each adjustment is shown');
select is(pg_temp.refus('{"mesures": {"brix_dixiemes": 140}}'), '409 mesure_qualite_manquante',
  'a missing measurement');
select is(pg_temp.refus('{}'), '409 mesure_qualite_manquante', 'all missing');
select is(pg_temp.refus('{"ligne": 3}'), '404 ligne_inconnue', 'no such line');
select is(pg_temp.refus('{"ligne": 2, "net_marchand_g": 1000}'), '409 taux_change_inconnu',
  'an amount in another currency needs a rate');
insert into devise.taux (organisation_id, source, cible, valeur, depuis, raison, auteur_id, fixe_le)
values (core.organisation_id(), 'EUR', 'XOF', 655.957, essai.t(-9), 'Parité',
  essai.id('admin ESSAI'), essai.t());
select is(pg_temp.chiffrer('{"ligne": 2, "net_marchand_g": 1500}') - 'ajustements',
  '{"ligne": 2, "devise": "EUR", "prix_base_kg": 300, "prix_kg": 300, "montant": 450,
    "montant_organisation": 2952, "devise_organisation": "XOF"}',
  '4.50 euros are 2952 francs');
select is(pg_temp.refus(jsonb_build_object('ligne', 2, 'net_marchand_g', 1000, 'le', essai.t(-10))),
  '409 taux_change_inconnu', 'by the rate of the day asked for');
select is(essai.refus('select contrat.chiffrer(essai.id(''?''), ''{}'', essai.t())'),
  '404 contrat_inconnu', 'an unknown contract');

select * from finish();
rollback;
