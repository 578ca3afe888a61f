-- Spec: organisations-et-modules#activation-refusee: an activity can not be switched on if its
-- module, parent or prerequisite is off, and not be switched off while another activity depends on
-- it.
begin;
set local role metier;
select plan(8);
select essai.preparer();

create function pg_temp.basculer(p_code text, p_acte text, p_le timestamptz default essai.t(1))
returns text language sql as $$
  select essai.issue_de(format('select activite.basculer(essai.session(), %L, %L, %L, %L)', p_code,
      p_acte, 'Décision', p_le))
$$;

select module.activer('stock', essai.t(-1));
select activite.initialiser(essai.session(), '{production,collecte,station}', essai.t());
create function pg_temp.details(p_code text, p_acte text) returns jsonb language sql as $$
  select essai.details_de(
    format('select activite.basculer(essai.session(), %L, %L, null, essai.t(1))', p_code, p_acte))
$$;
select is(pg_temp.details('sechage', 'activer'),
  '{"raison": "module_inactif", "modules": ["procedes"]}', 'its module is not active');
select module.activer('procedes', essai.t());
select is(pg_temp.details('sechage', 'activer'),
  '{"raison": "prerequis_inactif", "activites": ["reception"]}', 'a prerequisite is off');
select is(pg_temp.details('production', 'desactiver'),
  '{"raison": "requis", "activites": ["collecte"]}', 'a child is on');
select is(pg_temp.details('collecte', 'desactiver'),
  '{"raison": "requis", "activites": ["station"]}', 'another one needs it');
select is(pg_temp.basculer('reception', 'activer')::jsonb ->> 'etat', 'actif',
  'what it needs is active');
select is(pg_temp.basculer('sechage', 'activer')::jsonb ->> 'etat', 'actif', 'then the next');
select module.desactiver('procedes', essai.t(2));
select is((select n.etat from activite.noeuds(essai.t(2)) n where n.code = 'sechage'),
  'lecture_seule', 'an activity whose module is read-only is, too');
select is(pg_temp.basculer('reception', 'desactiver', essai.t(2)), '409 activation_refusee',
  'it is still on, and comes back with its module');

select * from finish();
rollback;
