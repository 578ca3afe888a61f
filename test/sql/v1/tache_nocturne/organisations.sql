-- Spec: taches#nuit: each organization is a transaction of its own.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select from essai.collecter('x');
create temp table r (tache text, organisation text, reponse jsonb);
grant all on r to api;
create function pg_temp.nuit(p_tache text, p_code text) returns bigint language sql as $$
  select essai.en_tant_que('api',
    format('insert into r select %L, %L, v1.tache_nocturne(%L)', p_tache, p_code,
      jsonb_build_object('tache', p_tache, 'organisation_id', essai.id('organisation ' || p_code),
        'maintenant', essai.t(60))));
  select (reponse ->> 'lignes')::bigint from r where tache = p_tache and organisation = p_code
$$;

select is(pg_temp.nuit('collectes_synchronisables', 'VOISIN'), 0::bigint,
  'the neighbour''s night clears nothing here');
select is(pg_temp.nuit('collectes_synchronisables', 'ESSAI'), 1::bigint,
  'the organization''s own does');
select is(pg_temp.nuit('pieces_manquantes', 'ESSAI'), 0::bigint, 'no file is awaited');
insert into idempotence.reponse_gardee select core.organisation_id(), essai.id('agent ESSAI'),
  lpad(i::text, 64, '0'), repeat('0', 64), '', essai.t() from generate_series(1, 5001) as i;
select is(pg_temp.nuit('reponses_gardees', 'ESSAI'), 5000::bigint,
  'kept answers go five thousand at a time');
select is((select reponse -> 'reste' from r where tache = 'reponses_gardees'), 'true',
  'and the task is told that some are left');
select ok((select array_agg(o) from tache.organisations() as o) @>
  array[essai.id('organisation ESSAI'), essai.id('organisation VOISIN')],
  'the tasks know every organization');

select * from finish();
rollback;
