-- Spec: organisations-et-modules#etat-du-module: every module of the catalogue, by code, with its
-- state in the organization.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.appeler(p_fonction text, p_compte text, p_requete jsonb default '{}')
returns jsonb language plpgsql as $$
declare
  v_reponse jsonb;
begin
  set local role api;
  execute format('select v1.%I($1, $2)::jsonb', p_fonction) into v_reponse
    using essai.appelant('ESSAI', p_compte), p_requete;
  set local role metier;
  return v_reponse;
exception when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return to_jsonb(substr(sqlstate, 3) || ' ' || sqlerrm);
end
$$;

create function pg_temp.codes(p_requete jsonb) returns text language sql as $$
  select string_agg(x ->> 'code', ',')
  from jsonb_array_elements(pg_temp.appeler('modules', 'admin', p_requete) -> 'modules') as x
$$;
select is(pg_temp.codes('{}'),
  (select string_agg(m.code, ',' order by m.code) from module.module m), 'all of them');
select is(pg_temp.codes('{"etat": "actif"}'), 'noyau', 'the active ones');
select is(
  pg_temp.codes(jsonb_build_object('limite', 2, 'curseur',
      pg_temp.appeler('modules', 'admin', '{"limite": 2}') -> 'suivant')), 'estimation,inspection',
  'page after page');
select is(pg_temp.appeler('modules', 'rsci'), '"403 droit_manquant"', 'for modules.manage only');

select * from finish();
rollback;
