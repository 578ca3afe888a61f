-- Spec: contrats-et-devises#prix: whole steps beyond a threshold change the price, between its two
-- limits; without a measurement there is no price.
begin;
set local role metier;
select plan(14);
create function pg_temp.prix(p_mesures jsonb, p_formule jsonb default essai.formule())
returns bigint language sql as $$
  select contrat.prix_kg(jsonb_populate_record(null::contrat.ligne,
      jsonb_build_object('formule', p_formule)), p_mesures)
$$;
create function pg_temp.mesures(p_brix integer, p_humidite integer) returns jsonb language sql as $$
  select jsonb_build_object('brix_dixiemes', p_brix, 'humidite_cp', p_humidite)
$$;
select is(contrat.prix_kg(jsonb_populate_record(null::contrat.ligne, '{"prix_kg": 300}'), '{}'),
  300::bigint, 'one price needs no measurement');
select is(pg_temp.prix(pg_temp.mesures(130, 800)), 200::bigint, 'at both thresholds: the base');
select is(pg_temp.prix(pg_temp.mesures(134, 899)), 200::bigint, 'a step begun counts for nothing');
select is(pg_temp.prix(pg_temp.mesures(135, 800)), 210::bigint, 'a whole one for ten');
select is(pg_temp.prix(pg_temp.mesures(150, 800)), 240::bigint, 'four for forty');
select is(pg_temp.prix(pg_temp.mesures(300, 800)), 240::bigint, 'and no more than four');
select is(pg_temp.prix(pg_temp.mesures(100, 0)), 200::bigint,
  'on the other side of the threshold nothing');
select is(pg_temp.prix(pg_temp.mesures(140, 1000)), 190::bigint, 'bonus and malus together');
select is(pg_temp.prix(pg_temp.mesures(0, 10000)), 150::bigint, 'never below the minimum');
select is(pg_temp.prix(pg_temp.mesures(150, 800), essai.formule() || '{"prix_base_kg": 250}'),
  260::bigint, 'nor above the maximum');
select is(pg_temp.prix('{"humidite_cp": 900}',
    '{"prix_base_kg": 10,
      "ajustements": [{"mesure": "humidite_cp", "sens": "au_dessous", "seuil": 1000, "pas": 30,
            "montant_kg": 2}]}'), 16::bigint, 'below a threshold');
select is(pg_temp.prix('{"humidite_cp": 900}',
    '{"prix_base_kg": 10,
      "ajustements": [{"mesure": "humidite_cp", "sens": "au_dessus", "seuil": 0, "pas": 1,
            "montant_kg": -2}]}'), 0::bigint, 'never negative');
select is(essai.refus('select pg_temp.prix(''{"brix_dixiemes": 130, "humidite_cp": null}'')'),
  '409 mesure_qualite_manquante', 'a missing measurement');
select is(contrat.montant(3, 500) || ',' || contrat.montant(1, 500) || ','
  || contrat.montant(200, 123456), '2,0,24691', 'what a mass costs, half to even');

select * from finish();
rollback;
