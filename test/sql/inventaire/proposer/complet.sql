-- Spec: inventaires#proposition: every lot of the place in the ledger at the date is counted, once,
-- a shortage with its reason; no matter moves yet.
begin;
set local role metier;
select plan(12);
select essai.preparer();

select essai.lot('a', 1000, 'validé'), essai.lot('b', 500, 'rejeté');
select from essai.place('N2');
create function pg_temp.proposer(p_comptages jsonb, p_champs jsonb default '{}') returns text
language plpgsql as $$
declare
  v_fiche jsonb;
  v_detail text;
begin
  v_fiche := inventaire.proposer(jsonb_build_object(
    'emplacement_id', essai.place(), 'date_operation', essai.t(2),
    'comptages', (select coalesce(jsonb_agg(c - 'lot' || jsonb_build_object(
                    'lot_id', essai.id('lot ' || (c ->> 'lot')))), '[]')
                  from jsonb_array_elements(p_comptages) as c)) || p_champs,
    essai.id('rsci ESSAI'), essai.t(3));
  return concat_ws(' ', v_fiche ->> 'statut', v_fiche ->> 'theorique_g', v_fiche ->> 'manque_g',
                   v_fiche ->> 'surplus_g');
exception when sqlstate 'TR400' or sqlstate 'TR404' or sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return sqlerrm || coalesce(' ' || (nullif(v_detail, '')::jsonb ->> 'parametre'), '');
end
$$;

select is(pg_temp.proposer('[{"lot": "a", "compte_g": 1000}]'), 'inventaire_incomplet',
  'a rejected lot lies there too');
select is(pg_temp.proposer('[{"lot": "a", "compte_g": 900}, {"lot": "b", "compte_g": 500}]'),
  'parametre_invalide raison', 'a shortage without its reason');
select is(pg_temp.proposer('[{"lot": "a", "compte_g": 1}, {"lot": "a", "compte_g": 2}]'),
  'parametre_invalide comptages', 'a lot twice');
select is(pg_temp.proposer('[{"lot": "?", "compte_g": 1}]'), 'lot_inconnu', 'no lot');
select is(pg_temp.proposer('[{"lot": "a", "compte_g": 1000}, {"lot": "b", "compte_g": 500}]',
  jsonb_build_object('date_operation', essai.t(4))), 'parametre_invalide date_operation',
  'a day to come');
select is(pg_temp.proposer('[]', jsonb_build_object('emplacement_id', essai.id('?'))),
  'emplacement_inconnu', 'no place');
select is(pg_temp.proposer('[{"lot": "a", "compte_g": 1000}]',
  jsonb_build_object('emplacement_id', essai.place('N2'))), 'lot_hors_emplacement',
  'it stands elsewhere');
select is(pg_temp.proposer(
  '[{"lot": "a", "compte_g": 1100}, {"lot": "b", "compte_g": 0, "raison": "vol"}]'),
  'en_attente 1500 500 100', 'counted');
select is(pg_temp.proposer('[{"lot": "a", "compte_g": 0}, {"lot": "b", "compte_g": 0}]',
  jsonb_build_object('date_operation', essai.t(-1))), 'en_attente 0 0 0',
  'before they were born there was nothing to count');
select is(array[essai.quantite('a'), essai.quantite('b')], '{1000,500}', 'nothing moved');

select from lot.deplacer(essai.id('lot b'), essai.place('N2'), null, essai.id('rsci ESSAI'),
  essai.t(3));
select is(pg_temp.proposer('[{"lot": "a", "compte_g": 1000}]'), 'en_attente 1000 0 0',
  'what left the place since is not asked for');
select is(pg_temp.proposer('[{"lot": "a", "compte_g": 1000}, {"lot": "b", "compte_g": 500}]'),
  'en_attente 1500 0 0', 'it may be counted where it stood at the date');

select * from finish();
rollback;
