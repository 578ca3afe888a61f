-- Spec: identites-et-droits#attributions: ending an assignment never prolongs it, not even one's
-- own.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.terminer(p_compte text, p_ensemble text, p_demande jsonb default '{}',
  p_le timestamptz default essai.t()) returns text language sql as $$
  select essai.issue_de(
    format('select utilisateur.terminer_attribution(essai.session(), %L, %L, %L)',
      coalesce(essai.attribution(p_compte, p_ensemble), essai.id('?')), '{"raison": "Départ"}'
      || p_demande, p_le))
$$;

select pg_temp.terminer('rsci', 'rsci', jsonb_build_object('le', essai.t(5)));
select is(pg_temp.terminer('rsci', 'rsci', jsonb_build_object('le', essai.t(6))),
  '409 attribution_deja_terminee', 'a later end');
select is(pg_temp.terminer('rsci', 'rsci', jsonb_build_object('le', essai.t(5))),
  '409 attribution_deja_terminee', 'the same end');
select is(pg_temp.terminer('rsci', 'rsci', p_le => essai.t(7)), '409 attribution_deja_terminee',
  'one that is over');
select is(
  essai.details_de(
    format(
      $$ select utilisateur.terminer_attribution(essai.session(), %L, '{"raison": "x"}',
          essai.t(7)) $$, essai.attribution('rsci', 'rsci'))),
  jsonb_build_object('fin', core.horodatage(essai.t(5))), 'its end is told');

select * from finish();
rollback;
