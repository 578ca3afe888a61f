-- Spec: conformite-et-certificats#grille: a rise before its month is refused, unless a derogation
-- is given.
begin;
set local role metier;
select plan(17);
select essai.preparer();
select essai.grille();

select from unnest('{neuf,c1,entree,sanction,hs}'::text[]) as n, essai.champ_neuf(n);
select essai.statut('c1', 'C1', '2025-04-01 09:00+00');
select is(essai.statuer('c1', 'C2', '2026-04-01 08:59+00'), '409 conversion_trop_rapide',
  'a minute before twelve months');
select is(essai.statuer('c1', 'C2', '2026-04-01 09:00+00'), 'C2', 'at twelve months');
select is(essai.statuer('c1', 'AB', '2026-05-01'), '409 conversion_trop_rapide',
  'no state is skipped in time');
select is(essai.statuer('neuf', 'C2', '2026-05-01'), '409 conversion_trop_rapide',
  'nor entered upon without its time');
select is(essai.statuer('neuf', 'C1', '2020-05-01'), 'C1',
  'a conversion may have begun before it was recorded');
select is(essai.statuer('neuf', 'AB', '2026-05-01'), 'AB', 'and is over when its time is');
select is(essai.statuer('neuf', 'C1', '2026-05-02'), 'C1', 'what only lowers is always allowed');
select essai.statut('entree', 'C1', '2025-01-01');
select is(essai.statuer('entree', 'C1', '2022-01-01'), '409 conversion_trop_rapide',
  'the start of a conversion is not put back');
select essai.statut('sanction', 'AB', '2020-01-01'), essai.statut('sanction', 'C1', '2026-04-01');
select is(essai.statuer('sanction', 'AB', '2026-03-01'), '409 conversion_trop_rapide',
  'a fall is not erased by a state said from before it');
select is(essai.statuer('sanction', 'C3', '2026-03-01'), '409 conversion_trop_rapide',
  'nor by a lower one that is above it');
select is(essai.statuer('sanction', 'C1', '2026-03-01'), 'C1', 'it may be found to be older');
select essai.statut('hs', 'AB', '2020-01-01'), essai.statut('hs', 'HS', '2026-01-01');
select is(essai.statuer('hs', 'C2', '2026-05-01'), '409 conversion_trop_rapide',
  'who was out of status begins at the first state');
select is(essai.statuer('hs', 'C1', '2026-05-01'), 'C1', 'any day after');
select is(essai.statuer('c1', 'XX', '2026-05-01'), '409 conversion_trop_rapide',
  'the calendar knows no way to another state');
select is(essai.statuer('neuf', 'HS', '2026-01-01'), 'HS', 'out of status, always');
select throws_ok(
  $$ select conformite.statuer(jsonb_build_object('parcelle_id', essai.id('c1'), 'referentiel_code',
        'AB', 'etat_code', 'C3',
  'depuis', '2026-05-01T00:00:00Z', 'raison', 'x'), essai.id('rsci ESSAI'), essai.t()) $$, 'TR409',
  'conversion_trop_rapide', 'the refusal');
do $$
declare
  v_detail text;
begin
  perform conformite.statuer(jsonb_build_object('parcelle_id', essai.id('c1'), 'referentiel_code',
      'AB', 'etat_code', 'C3',
    'depuis', '2026-05-01T00:00:00Z', 'raison', 'x'), essai.id('rsci ESSAI'), essai.t());
exception when sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  perform set_config('essai.detail', v_detail, true);
end
$$;
select is(current_setting('essai.detail')::jsonb ->> 'au_plus_tot', '2027-04-01T09:00:00Z',
  'says from when it may be given');

select * from finish();
rollback;
