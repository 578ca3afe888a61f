-- Spec: conformite-et-certificats#grille: the conversion began with the run of rising states,
-- brought back by the months of its first state.
begin;
set local role metier;
select plan(11);
select essai.preparer();
select essai.grille();

create function pg_temp.debut(p_parcelle text, p_le timestamptz default essai.t())
returns timestamptz language sql as $$
  select conformite.debut_conversion(essai.id(p_parcelle), 'AB', p_le, essai.t())
$$;
select from unnest('{rien,montee,reprise,chute,redite,trou,sortie,derogee}'::text[]) as n,
  essai.champ_neuf(n);
select is(pg_temp.debut('rien'), null, 'a plot without a state has none');
select essai.statut('montee', 'C1', '2023-01-10'), essai.statut('montee', 'C2', '2024-02-01'),
  essai.statut('montee', 'C3', '2025-03-01');
select is(pg_temp.debut('montee'), '2023-01-10'::timestamptz, 'a rising run begins where it began');
select is(pg_temp.debut('montee', '2024-01-01'), '2023-01-10'::timestamptz,
  'seen from a day in it');
select is(pg_temp.debut('montee', '2023-01-09'), null, 'seen from before');
select essai.statut('reprise', 'C2', '2024-02-01'), essai.statut('reprise', 'C3', '2025-02-01');
select is(pg_temp.debut('reprise'), '2023-02-01'::timestamptz,
  'a first state counts for the months that it takes');
select essai.statut('chute', 'AB', '2020-01-01'), essai.statut('chute', 'C2', '2025-06-01');
select is(pg_temp.debut('chute'), '2024-06-01'::timestamptz, 'a fall begins anew');
select essai.statut('redite', 'C1', '2022-01-01'), essai.statut('redite', 'C1', '2025-01-01');
select is(pg_temp.debut('redite'), '2025-01-01'::timestamptz, 'so does the same state, said again');
select essai.statut('trou', 'C1', '2022-01-01');
insert into conformite.revision (organisation_id, parcelle_id, referentiel_code, depuis,
  enregistree_le, raison, origine)
values (core.organisation_id(), essai.id('trou'), 'AB', '2023-01-01', '2023-01-01', 'x', 'reprise');
select is(pg_temp.debut('trou', '2022-06-01'), '2022-01-01'::timestamptz, 'before a gap');
select essai.statut('trou', 'C2', '2025-01-01');
select is(pg_temp.debut('trou'), '2024-01-01'::timestamptz, 'so does a state after a gap');
select essai.statut('sortie', 'AB', '2022-01-01'), essai.statut('sortie', 'HS', '2024-05-01');
select is(pg_temp.debut('sortie'), '2024-05-01'::timestamptz,
  'a state outside the calendar counts from its own day');
select essai.statut('derogee', 'C1', '2025-01-01'),
  essai.statut('derogee', 'C3', '2025-07-01', 'AB', '{"raison": "x", "preuve": "y"}');
select is(pg_temp.debut('derogee'), '2023-07-01'::timestamptz,
  'a derogation brings the start back');

select * from finish();
rollback;
