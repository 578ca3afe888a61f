-- Spec: packs-et-campagnes#cochage: a referential is ticked from an instant on, and the account
-- that ticked it is known.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create function pg_temp.cocher(p_coche boolean, p_jours integer, p_raison text default null)
returns text language sql as $$
  select j ->> 'coche' || ' ' || coalesce(j ->> 'coche_depuis', '-')
  from (select conformite.cocher('NOP', p_coche, p_raison, essai.id('rsci ESSAI'),
      essai.t(p_jours))::jsonb as j) as x
$$;
select is(pg_temp.cocher(true, -30), 'true 2026-05-02T08:00:00Z', 'ticked from then on');
select is(pg_temp.cocher(true, -20), 'true 2026-05-02T08:00:00Z',
  'ticking it again says nothing new');
select is(pg_temp.cocher(false, -10, 'abandonné'), 'false -', 'unticked');
select is(pg_temp.cocher(true, -5), 'true 2026-05-27T08:00:00Z', 'and ticked anew');
select is((select c.coche_pendant from conformite.referentiel_coche c),
  tstzmultirange(tstzrange(essai.t(-30), essai.t(-10)), tstzrange(essai.t(-5), null)),
  'each period is kept');
select results_eq($$ select h.coche, h.le, h.raison, h.auteur_id from conformite.cochage h
    order by h.rang $$,
  $$ values (true, essai.t(-30), null, essai.id('rsci ESSAI')),
    (false, essai.t(-10), 'abandonné', essai.id('rsci ESSAI')),
            (true, essai.t(-5), null, essai.id('rsci ESSAI')) $$, 'with who and why');
select is(
  jsonb_array_length(conformite.presenter_referentiel('NOP', essai.t())::jsonb -> 'historique'), 3,
  'and shown');
select is((select count(*) from journal.evenement e where e.action = 'conformite.cocher'),
  3::bigint, 'the journal says so');

select * from finish();
rollback;
