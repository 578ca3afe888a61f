-- Spec: organisations-et-modules#bascule: each active period of a module has its dates, its author
-- and its reason.
begin;
set local role metier;
select plan(10);
select essai.preparer();

create function pg_temp.basculer(p_module text, p_acte text, p_le timestamptz default essai.t())
returns text language sql as $$
  select essai.issue_de(format('select module.basculer(essai.session(), %L, %L, %L, %L)', p_module,
      p_acte, 'Décision', p_le))
$$;

select is(pg_temp.basculer('stock', 'activer', essai.t(-10))::jsonb ->> 'etat', 'actif',
  'activated');
select is(pg_temp.basculer('stock', 'desactiver', essai.t(-5))::jsonb ->> 'etat', 'lecture_seule',
  'then only read');
select is(module.presenter('ventes', essai.t()) -> 'etat', 'null',
  'a module that was never active has no state');
select is(pg_temp.basculer('stock', 'activer', essai.t(-2))::jsonb ->> 'etat', 'actif',
  'and active again');
select is(array[module.est_actif('stock', essai.t(-7)), module.est_actif('stock', essai.t(-3)),
    module.est_actif('stock', essai.t())], '{t,f,t}', 'judged at the date');
select is(module.presenter('stock', essai.t()) -> 'periodes', jsonb_build_array(
  jsonb_build_object('debut', core.horodatage(essai.t(-10)), 'fin', core.horodatage(essai.t(-5))),
  jsonb_build_object('debut', core.horodatage(essai.t(-2)), 'fin', null)), 'the periods');
select is((select jsonb_agg(b.value ->> 'acte')
    from jsonb_array_elements(module.presenter('stock', essai.t()) -> 'bascules') as b),
  '["activer", "desactiver", "activer"]', 'the history, latest first');
select is((select array_agg(distinct b.auteur_id::text || b.raison) from module.bascule b),
  array[essai.id('admin ESSAI') || 'Décision'], 'who and why');
select is((select array_agg(e.action || ' ' || (e.details ->> 'module') order by e.id)
    from journal.evenement e where e.entite = 'module'),
  '{"module.activer stock","module.desactiver stock","module.activer stock"}', 'journalled');
select throws_ok($$ insert into module.bascule (organisation_id, module, acte, auteur_id, le)
    values (core.organisation_id(), 'noyau', 'desactiver', essai.id('admin ESSAI'), essai.t()) $$,
  '23514', null,
  'a deactivation has a reason');

select * from finish();
rollback;
