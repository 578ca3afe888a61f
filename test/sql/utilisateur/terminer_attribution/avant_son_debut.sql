-- Spec: identites-et-droits#attributions: an assignment that is ended before its beginning is never
-- in force.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.terminer(p_compte text, p_ensemble text, p_demande jsonb default '{}',
  p_le timestamptz default essai.t()) returns text language sql as $$
  select essai.issue_de(
    format('select utilisateur.terminer_attribution(essai.session(), %L, %L, %L)',
      coalesce(essai.attribution(p_compte, p_ensemble), essai.id('?')), '{"raison": "Départ"}'
      || p_demande, p_le))
$$;

select utilisateur.attribuer_ensemble(essai.session(), essai.id('agent ESSAI'),
  jsonb_build_object('ensemble', 'rsci', 'debut', essai.t(10), 'fin', essai.t(20)), essai.t());
create temp table a on commit drop as select essai.attribution('agent', 'rsci') as id;
select is(pg_temp.terminer('agent', 'rsci')::jsonb - 'actes' - 'ensemble' - 'id' - 'attribue_par' -
  'utilisateur_id',
  jsonb_build_object('statut', 'annulee', 'debut', core.horodatage(essai.t(10)), 'fin',
    core.horodatage(essai.t(10))), 'it shows when it would have begun');
select is(utilisateur.detient(essai.session('agent'), essai.t(10), '{review.resolve}'), false,
  'not even then');
select is(pg_temp.terminer('agent', 'rsci'), '409 attribution_deja_terminee', 'it is over');
select is(utilisateur.attribuer_ensemble(essai.session(), essai.id('agent ESSAI'),
    jsonb_build_object('ensemble', 'rsci', 'debut', essai.t(10)), essai.t()) ->> 'statut',
  'a_venir', 'it is in nobody''s way');
select is((select utilisateur.presenter_attribution(t, essai.t(15)) ->> 'statut'
    from utilisateur.attribution t where t.id = (select id from a)), 'annulee',
  'and stays what it is');

select * from finish();
rollback;
