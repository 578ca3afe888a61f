-- Spec: identites-et-droits#attributions: the same set is not held twice at the same time.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.attribuer(p_compte text, p_demande jsonb, p_appelant text default 'admin')
returns text language sql as $$
  select essai.issue_de(
    format('select utilisateur.attribuer_ensemble(essai.session(%L), %L, %L, essai.t())',
      p_appelant, essai.id(p_compte || ' ESSAI'), p_demande))
$$;

select is(pg_temp.attribuer('agent', '{"ensemble": "agent_collecte"}'),
  '409 attribution_chevauchante', 'held already');
select is(
  essai.details_de(
    format(
      $$ select utilisateur.attribuer_ensemble(essai.session(), %L,
          '{"ensemble": "agent_collecte"}', essai.t()) $$, essai.id('agent ESSAI'))),
  jsonb_build_object('attribution_id', essai.attribution('agent', 'agent_collecte'), 'debut',
    core.horodatage(essai.t(-400)), 'fin', null), 'the other one is named');
select is(pg_temp.attribuer('agent',
    jsonb_build_object('ensemble', 'agent_collecte', 'debut', essai.t(-500), 'fin',
      essai.t(-400)))::jsonb ->> 'statut', 'terminee', 'up to its beginning');
select utilisateur.terminer_attribution(essai.session(),
  essai.attribution('agent', 'agent_collecte'), '{"raison": "x"}', essai.t());
select is(pg_temp.attribuer('agent', '{"ensemble": "agent_collecte"}')::jsonb ->> 'statut',
  'en_cours', 'from its end on');
select is(pg_temp.attribuer('agent',
    jsonb_build_object('ensemble', 'rsci', 'fin', essai.t(5)))::jsonb ->> 'statut', 'en_cours',
  'another set');

select * from finish();
rollback;
