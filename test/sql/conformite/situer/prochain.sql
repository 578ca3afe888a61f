-- Spec: conformite-et-certificats#grille: the position of a plot: its state, since when, and the
-- date at which the calendar allows the next.
begin;
set local role metier;
select plan(6);
select essai.preparer();
select essai.grille();

create function pg_temp.situation(p_parcelle text, p_referentiel text default 'AB') returns text
language sql as $$
  select concat_ws(' ', j ->> 'etat_code', j ->> 'depuis', '|', j ->> 'debut_conversion', '|',
    j #>> '{prochain,etat_code}', j #>> '{prochain,le}')
  from (select conformite.situer(essai.id(p_parcelle), p_referentiel, essai.t())::jsonb as j) as x
$$;
select from unnest('{rien,c2,hs}'::text[]) as n, essai.champ_neuf(n);
select essai.statut('c2', 'C1', '2024-01-01'), essai.statut('c2', 'C2', '2025-03-01'),
  essai.statut('hs', 'HS', '2026-01-01');
select is(pg_temp.situation('c2'),
  'C2 2025-03-01T00:00:00Z | 2024-01-01T00:00:00Z | C3 2026-01-01T00:00:00Z',
  'counted from the start of the conversion');
select is(pg_temp.situation('hs'), 'HS 2026-01-01T00:00:00Z | | C1 2026-01-01T00:00:00Z',
  'out of status: it may begin at once');
select is(pg_temp.situation('rien'), '| | C1', 'without any state: any day');
select is(pg_temp.situation('parcelle Kossi'), 'AB 2025-11-13T08:00:00Z | 2022-11-13T08:00:00Z |',
  'nothing above the highest');
select is(pg_temp.situation('c2', 'NOP'), '| | TR', 'under each referential');
select is(conformite.situer(essai.id('parcelle VOISIN'), 'AB', essai.t())::jsonb -> 'etat_code',
  'null', 'nothing of a plot that is not there');

select * from finish();
rollback;
