-- Spec: identites-et-droits#ensembles: `limite`, `curseur`, filters by name; sets by code, for
-- permission_sets.manage.
begin;
set local role metier;
select plan(6);
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
  from jsonb_array_elements(pg_temp.appeler('ensembles_permissions', 'admin',
      p_requete) -> 'ensembles') as x
$$;
select is(pg_temp.codes('{}'),
  'administrateur_client,agent_collecte,auditeur,commercial,direction,inspecteur,magasinier,rsci,'
    'tresorier',
  'all of the organization');
select is(pg_temp.codes('{"permission": "capacity.approve"}'), 'direction,rsci',
  'by a permission that they contain now');
select is(pg_temp.codes('{"limite": 3}'), 'administrateur_client,agent_collecte,auditeur',
  'a page');
select is(
  pg_temp.codes(jsonb_build_object('limite', 3, 'curseur',
      pg_temp.appeler('ensembles_permissions', 'admin', '{"limite": 3}') -> 'suivant')),
  'commercial,direction,inspecteur', 'the next page');
select is(pg_temp.appeler('ensembles_permissions', 'rsci'), '"403 droit_manquant"',
  'for permission_sets.manage only');
select is(pg_temp.appeler('ensembles_permissions_lire', 'admin',
    jsonb_build_object('id', essai.ensemble('rsci'))) -> 'versions' -> 0 ->> 'version', '1',
  'one of them with its versions');

select * from finish();
rollback;
