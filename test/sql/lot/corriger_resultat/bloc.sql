-- Spec: lots#correction-analyse: the block follows the corrected conclusion, unless something else
-- put the lot into quarantine or keeps it there.
begin;
set local role metier;
select plan(11);
select essai.preparer();

select from essai.lot('a', 1000, 'validé');
create temporary table prise as select lot.sortir(essai.id('lot a'),
  '{"genre": "echantillon", "quantite_g": 10, "raison": "plan", "destinataire": "Labo"}',
  essai.id('rsci ESSAI'), essai.t()) as id;
create function pg_temp.analyser(p_rapport text, p_conclusion text) returns uuid
language sql as $$
  select (lot.analyser((select p.id from prise p),
    jsonb_build_object('examen', 'pesticides', 'conclusion', p_conclusion, 'laboratoire', 'Labo',
      'rapport', p_rapport, 'rendu_le', '2026-06-01'),
    essai.id('rsci ESSAI'), essai.t()) #>> '{resultat,id}')::uuid
$$;
create function pg_temp.corriger(p_id uuid, p_champs jsonb) returns text language plpgsql as $$
begin
  return lot.corriger_resultat(p_id, '{"raison": "Mal lu"}' || p_champs, essai.id('rsci ESSAI'),
    essai.t(1)) #>> '{lot,statut}';
exception when sqlstate 'TR400' or sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
create temporary table r as select pg_temp.analyser('R1', 'conforme') as id;
select is(pg_temp.corriger(id, '{"conclusion": "non_conforme"}'), 'quarantaine', 'held') from r;
select is(pg_temp.corriger(id, '{"conclusion": "non_conforme"}'), 'correction_sans_effet',
  'the same') from r;
select is(pg_temp.corriger(id, '{"conclusion": "indetermine"}'), 'validé', 'released') from r;
select results_eq(
  $$ select c.avant ->> 'conclusion', c.apres ->> 'conclusion' from correction.correction c
     order by c.rang $$,
  $$ values ('conforme', 'non_conforme'), ('non_conforme', 'indetermine') $$, 'before and after');
select is(pg_temp.corriger(id, '{"conclusion": "non_conforme"}'), 'quarantaine', 'again') from r;
create temporary table s as select pg_temp.analyser('R2', 'non_conforme') as id;
select is(pg_temp.corriger(id, '{"conclusion": "conforme"}'), 'quarantaine',
  'another result holds it') from r;
select is(pg_temp.corriger(id, '{"conclusion": "indetermine"}'), 'validé',
  'until that is corrected too') from s;
select from lot.mettre_en_quarantaine(essai.id('lot a'), 'Vu', null, essai.id('rsci ESSAI'),
  essai.t(2));
select is(pg_temp.corriger(id, '{"conclusion": "non_conforme"}')
    || pg_temp.corriger(id, '{"conclusion": "conforme"}'), 'quarantainequarantaine',
  'a person put it there') from s;
select is(pg_temp.corriger(id, '{"rendu_le": "2026-06-04"}'), 'parametre_invalide', 'to come')
from r;
select is(pg_temp.corriger(id, '{"rapport": "R3"}'), 'quarantaine', 'another number of the report')
from r;
select is(pg_temp.corriger(essai.id('?'), '{"rapport": "R3"}'), 'resultat_inconnu', 'none');

select * from finish();
rollback;
