-- Spec: contrats-et-devises#contrat: a new contract is a draft, with at least one line.
begin;
set local role metier;
select plan(16);
select essai.preparer();
select essai.mesurer_le_brix();

create temp table reponse as select essai.contracter()::jsonb as r;
select is((select r -> 'statut' from reponse), '"brouillon"', 'a draft');
select is((select array[r -> 'en_vigueur', r -> 'actif_depuis', r -> 'devise', r -> 'tolerance_cp',
      r -> 'cree_par'] from reponse),
  array['false', 'null', '"XOF"', '0', to_jsonb(essai.id('admin ESSAI'))],
  'not in force, in the organization''s currency');
select is((select r #> '{lignes,0}' from reponse) - 'produit_id',
  '{"rang": 1, "quantite_g": 1000000, "prix_kg": 300, "formule": null, "mesures_requises": []}',
  'its line');
select is(
  (essai.contracter(jsonb_build_object('code', 'F', 'tolerance_cp', 500, 'debut', '2026-06-01',
        'fin', '2026-12-31', 'devise', 'EUR', 'groupement_id', essai.id('groupement ESSAI'),
    'lignes',
    jsonb_build_array(jsonb_build_object('produit_id', essai.produit('ANANAS'), 'quantite_g', 5,
        'formule', essai.formule()))))::jsonb #> '{lignes,0,mesures_requises}'),
  '["brix_dixiemes", "humidite_cp"]', 'a formula says what it needs');

create function pg_temp.refus(p_champs jsonb) returns text
language sql as $$
  select essai.refus(format('select essai.contracter(%L)', '{"code": "X"}' || p_champs)) $$;
create function pg_temp.ligne(p_champs jsonb) returns jsonb language sql as $$
  select jsonb_build_object('lignes',
    jsonb_build_array(jsonb_build_object('produit_id', essai.produit('ANANAS'), 'quantite_g', 5)
      || p_champs))
$$;
select is(pg_temp.refus('{"code": "K"}'), '409 contrat_refuse', 'a code that another contract has');
select is(pg_temp.refus('{"debut": "2026-06-02", "fin": "2026-06-01"}'), '409 contrat_refuse',
  'an end before the beginning');
select is(pg_temp.refus(jsonb_build_object('campagne_id', essai.id('?'))),
  '404 campagne_introuvable', 'campaign');
select is(pg_temp.refus(jsonb_build_object('groupement_id', essai.id('?'))),
  '404 groupement_inconnu', 'group');
select is(pg_temp.refus('{"devise": "ZZZ"}'), '404 devise_inconnue', 'currency');
select is(
  pg_temp.refus(pg_temp.ligne(jsonb_build_object('produit_id', essai.id('?'), 'prix_kg', 1))),
  '404 produit_introuvable', 'product');
select is(
  pg_temp.refus(
    pg_temp.ligne(jsonb_build_object('formule',
        jsonb_set(essai.formule(), '{ajustements,0,mesure}', '"sucre"')))), '400 mesure_inconnue',
  'a measurement that the product does not have');
select is(
  pg_temp.refus(
    pg_temp.ligne(jsonb_build_object('formule',
        jsonb_set(essai.formule(), '{ajustements,0,mesure}', '"couleur"')))), '400 mesure_inconnue',
  'one that is no integer');
select is(
  pg_temp.refus(
    pg_temp.ligne(jsonb_build_object('formule', essai.formule() || '{"minimum_kg": 261}'))),
  '400 parametre_invalide', 'a minimum above the maximum');
select is(pg_temp.refus(pg_temp.ligne('{}')), '409 contrat_refuse',
  'neither a price nor a formula');
select is((select count(*) from contrat.contrat), 2::bigint, 'nothing is left of those');
update campagne.campagne set statut = 'cloturee';
select is(pg_temp.refus('{}'), '409 campagne_cloturee', 'a closed campaign');

select * from finish();
rollback;
