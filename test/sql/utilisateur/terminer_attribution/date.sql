-- Spec: identites-et-droits#attributions: an assignment ends now, on a past day or on a future one;
-- the end leaves a trace, and the right ends with it.
begin;
set local role metier;
select plan(9);
select essai.preparer();
select essai.entrer('ESSAI', 'admin');

create function pg_temp.terminer(p_compte text, p_ensemble text, p_demande jsonb default '{}',
  p_le timestamptz default essai.t()) returns text language sql as $$
  select essai.issue_de(
    format('select utilisateur.terminer_attribution(essai.session(), %L, %L, %L)',
      coalesce(essai.attribution(p_compte, p_ensemble), essai.id('?')), '{"raison": "Départ"}'
      || p_demande, p_le))
$$;

select is(pg_temp.terminer('rsci', 'rsci')::jsonb ->> 'statut', 'terminee', 'now');
select is(
  array[utilisateur.detient(essai.session('rsci'), essai.t() - interval '1 ms', '{review.resolve}'),
    utilisateur.detient(essai.session('rsci'), essai.t(), '{review.resolve}')], '{t,f}',
  'held until then, what was done with it stays');
select is(pg_temp.terminer('agent', 'agent_collecte', jsonb_build_object('le', essai.t(5)))::jsonb
  ->> 'statut', 'en_cours', 'at a date to come');
select is(pg_temp.terminer('agent', 'agent_collecte', jsonb_build_object('le', essai.t(3)))::jsonb
  ->> 'fin', core.horodatage(essai.t(3)), 'sooner than that');
select is(pg_temp.terminer('agent', 'agent_collecte', jsonb_build_object('le', essai.t(-3)))::jsonb
  ->> 'statut', 'terminee', 'in the past');
select is(essai.motifs(essai.collecter('tard')), 'droit_manquant',
  'a command captured after that and sent now lacks the right');
select is((select jsonb_agg(a.value -> 'fin')
    from jsonb_array_elements((select utilisateur.presenter_attribution(a, essai.t()) -> 'actes'
        from utilisateur.attribution a
        where a.id = essai.attribution('agent', 'agent_collecte'))) as a),
  jsonb_build_array(core.horodatage(essai.t(-3)), core.horodatage(essai.t(3)),
    core.horodatage(essai.t(5))), 'every decision is kept');
select is((select count(*) from journal.evenement e where e.action = 'attribution.terminer'
    and e.utilisateur_id = essai.id('admin ESSAI') and e.details ->> 'raison' = 'Départ'),
  4::bigint, 'and journalled with author and reason');
select is(pg_temp.terminer('agent', 'direction'), '404 attribution_inconnue',
  'an assignment that nobody knows');

select * from finish();
rollback;
