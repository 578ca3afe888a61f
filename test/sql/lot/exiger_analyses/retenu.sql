-- Spec: lots#analyses: a lot with a bad result is not validated until it is released, or a new
-- analysis of the same kind conforms; it may be rejected.
begin;
set local role metier;
select plan(27);
select essai.preparer_receptions();

select essai.acheter(n, '{"qualite_declaree": {}}') from unnest('{a,b,c,d}'::text[]) as n;
create function pg_temp.lot(p_nom text) returns uuid
language sql as $$ select (essai.recue(p_nom)).lot_id $$;
create temporary table s as select n as nom, essai.echantillonner(pg_temp.lot(n), 0) as id
from unnest('{a,b,c,d}'::text[]) as n;
create function pg_temp.s(p_nom text) returns uuid
language sql as $$ select id from s where nom = p_nom $$;
create function pg_temp.actes(p_nom text) returns jsonb
language sql as $$ select lot.detailler(pg_temp.lot(p_nom))::jsonb -> 'actes_possibles' $$;

select is(essai.analyser(pg_temp.s('a'), 'indetermine', 4, '{"rapport": "?"}'), 'en_attente',
  'what settles nothing holds nothing');
select is(essai.agir_sur_lot(pg_temp.lot('a'), 'liberer'), '409 transition_refusee',
  'what is not held is not released');
select ok(not pg_temp.actes('a') ? 'liberer', 'nor offered');
select is(essai.analyser(pg_temp.s('a'), 'non_conforme'), 'en_attente retenu',
  'what does not conform holds a lot that waits');
select is((select array_agg(a ->> 'rapport')
    from jsonb_array_elements(lot.detailler(pg_temp.lot('a'))::jsonb -> 'analyses_retenues') as a),
  '{R4}', 'which its detail tells');
select ok(pg_temp.actes('a') ? 'liberer', 'with what may be done');
select is(essai.agir_sur_lot(pg_temp.lot('a'), 'valider'), '409 analyse_non_conforme',
  'it is not validated');
select throws_ok(
  $$ select lot.entrer_en_stock(pg_temp.lot('a'), essai.id('rsci ESSAI'), essai.t(5)) $$, 'TR409',
  'analyse_non_conforme', 'in no way');
select throws_ok(
  $$ select reception.deroger((essai.recue('a')).id, 'seuil_depasse', 'x', essai.id('admin ESSAI'),
      essai.t(5)) $$, 'TR409', 'analyse_non_conforme', 'nor derogated for');
select is((select array_agg(m.regle || ' ' || m.effet)
    from reception.manquements(essai.recue('a')) as m),
  '{"analyse_non_conforme refus"}', 'its reception tells it beforehand');
select is((select count(*) from numerotation.numero_officiel n where n.nature = 'REC'), 0::bigint,
  'no number was spent');
select is(essai.agir_sur_lot(pg_temp.lot('a'), 'liberer'), 'en_attente',
  'released by a person, it still waits');
select is((select array_agg(l.raison) from lot.levee_analyse l where l.lot_id = pg_temp.lot('a')),
  '{essai}', 'the reason is kept');
select is((select count(*) from lot.quarantaine_lot), 0::bigint, 'it never was in quarantine');
select is(essai.agir_sur_lot(pg_temp.lot('a'), 'liberer'), '409 transition_refusee', 'once');
select is(essai.agir_sur_lot(pg_temp.lot('a'), 'valider'), 'validé', 'then it is validated');
select is(jsonb_array_length(lot.detailler(pg_temp.lot('a'))::jsonb -> 'levees'), 1,
  'and tells what was lifted');

select is(essai.analyser(pg_temp.s('b'), 'non_conforme'), 'en_attente retenu', 'another one');
select is(essai.analyser(pg_temp.s('b'), 'conforme', 5, '{"examen": "humidité"}'),
  'en_attente retenu', 'an analysis of something else answers nothing');
select is(essai.analyser(pg_temp.s('b'), 'conforme', 5,
    '{"rapport": "ancien", "rendu_le": "2026-06-03"}'), 'en_attente retenu',
  'nor does an older report');
select is(essai.analyser(pg_temp.s('b'), 'conforme', 6, '{"examen": " Pesticides "}'), 'en_attente',
  'a new one of the same that conforms does');
select is(essai.agir_sur_lot(pg_temp.lot('b'), 'valider', 7), 'validé', 'it is validated');
select is(essai.analyser(pg_temp.s('b'), 'non_conforme', 8), 'quarantaine retenu mis',
  'a later one that does not holds it anew');

select is(essai.analyser(pg_temp.s('c'), 'non_conforme'), 'en_attente retenu', 'a third one');
select is(essai.agir_sur_lot(pg_temp.lot('c'), 'rejeter'), 'rejeté', 'is rejected');
select is(essai.analyser(pg_temp.s('c'), 'non_conforme', 6), 'rejeté retenu',
  'a result comes all the same');
select is(essai.agir_sur_lot(pg_temp.lot('d'), 'valider'), 'validé',
  'a sample without result holds nothing');

select * from finish();
rollback;
