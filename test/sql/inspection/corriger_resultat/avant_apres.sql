-- Spec: registres#correction-resultat: a wrong conclusion is corrected with a reason; a report with
-- an impossible day is refused, and so is a result of another sample.
begin;
set local role metier;
select plan(8);
select essai.preparer();

create temporary table prise as
select n as numero, (inspection.echantillonner(jsonb_build_object(
    'numero', n, 'producteur_id', essai.id('Kossi'), 'matiere', 'feuilles', 'laboratoire', 'L'),
  essai.id('rsci ESSAI'), essai.t()) ->> 'id')::uuid as id
from unnest('{E-1,E-2}'::text[]) as n;
create temporary table r as
select p.id as echantillon_id, (a.fiche #>> '{resultats,0,id}')::uuid as id
from prise p, lateral (select inspection.analyser(p.id,
  '{"rapport": "R-1", "rendu_le": "2026-06-01", "conclusion": "non_conforme"}',
  essai.id('rsci ESSAI'), essai.t()) as fiche) as a where p.numero = 'E-1';
create function pg_temp.corriger(p_champs jsonb, p_echantillon_id uuid default null) returns text
language plpgsql as $$
begin
  return (select inspection.corriger_resultat(coalesce(p_echantillon_id, r.echantillon_id),
      jsonb_build_object('resultat_id', r.id, 'raison', 'Mal lu') || p_champs,
      essai.id('rsci ESSAI'), essai.t(1)) #>> '{resultats,0,conclusion}' from r);
exception when sqlstate 'TR400' or sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
select is(pg_temp.corriger('{"conclusion": "conforme"}'), 'conforme', 'the right conclusion');
select is(pg_temp.corriger('{"conclusion": "conforme"}'), 'correction_sans_effet', 'the same');
select results_eq(
  $$ select c.entite, c.raison, c.avant, c.apres, c.maintenus from correction.correction c $$,
  $$ values ('resultat_echantillon', 'Mal lu', '{"conclusion": "non_conforme"}'::jsonb,
             '{"conclusion": "conforme"}'::jsonb, '[]'::jsonb) $$, 'before and after');
select is(pg_temp.corriger('{"rendu_le": "2026-05-31"}'), 'parametre_invalide', 'too early');
select is(pg_temp.corriger('{"rendu_le": "2026-06-03"}'), 'parametre_invalide', 'to come');
select is(pg_temp.corriger('{"rendu_le": "2026-06-02"}'), 'conforme', 'the day of the correction');
select is(pg_temp.corriger('{"rapport": "R-3"}', (select p.id from prise p where p.numero = 'E-2')),
  'resultat_inconnu', 'of another sample');
select is((select r.rapport from inspection.resultat r), 'R-1', 'whose report stays');

select * from finish();
rollback;
