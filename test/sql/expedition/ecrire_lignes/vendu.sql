-- Spec: ventes-et-expeditions#expedition: an expedition ships lots for the lines of its sale: the
-- sold product, for the named line or the only one.
begin;
set local role metier;
select plan(11);
select essai.preparer_ventes();

select essai.lot('a', 1000, 'validé'), essai.vendre('V'),
  essai.vendre('J', jsonb_build_object('lignes', essai.ligne_vente(1, '{}', 'JUS'))),
       essai.vendre('D',
         jsonb_build_object('lignes', essai.ligne_vente(1) || essai.ligne_vente(2, '{}'))),
       essai.vendre('B', '{}', 'brouillon');
create function pg_temp.charger(p_vente text, p_ligne jsonb) returns text language sql as $$
  select essai.refus(format('select essai.charger(''x'', %L, ''{}'', %L)', p_vente,
      jsonb_build_object('lignes',
    jsonb_build_array(jsonb_build_object('lot_id', essai.id('lot a'), 'quantite_g', 100)
      || p_ligne))))
$$;
select is(pg_temp.charger('V', '{}'), 'accepté', 'the only line');
select is(pg_temp.charger('V', jsonb_build_object('lot_id', essai.id('?'))), '404 lot_inconnu',
  'no lot');
select is(pg_temp.charger('J', '{}'), '409 produit_non_vendu', 'another product');
select is(pg_temp.charger('V', '{"ligne": 2}'), '409 produit_non_vendu', 'a line that is none');
select is(pg_temp.charger('D', '{}'), '400 parametre_invalide', 'which of two is not said');
select is(pg_temp.charger('D', '{"ligne": 2}'), 'accepté', 'it is said');
select is(pg_temp.charger('B', '{}'), '409 transition_refusee', 'under a draft');
select is(pg_temp.charger('?', '{}'), '404 vente_inconnue', 'under nothing');
select is(
  essai.refus(format('select essai.charger(''f'', ''V'', ''{"a": 1}'', %L)',
      jsonb_build_object('date_operation', essai.t(5)))), '400 parametre_invalide',
  'a date to come');
select is(
  essai.refus(format('select essai.charger(''g'', ''C'', ''{}'', %L)',
      jsonb_build_object('lignes',
        (select jsonb_agg(jsonb_build_object('lot_id', essai.id('lot a'), 'quantite_g',
              1000000000000)) from generate_series(1, 20))))), '400 parametre_invalide',
  'an amount that JSON does not hold')
from essai.vendre('C',
  jsonb_build_object('lignes', jsonb_set(essai.ligne_vente(1), '{0,prix_kg}', '1000000')));
select is(essai.quantite('a'), 1000::bigint, 'nothing moves');

select * from finish();
rollback;
