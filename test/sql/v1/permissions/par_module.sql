-- Spec: identites-et-droits#catalogue: the catalogue is returned flat and by module.
begin;
set local role metier;
select plan(3);
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
exception when others then
  if sqlstate ~ '^TR' then
    return to_jsonb(substr(sqlstate, 3) || ' ' || sqlerrm);
  end if;
  raise;
end
$$;

create temp table r as select pg_temp.appeler('permissions', 'admin') as j;
select is(jsonb_array_length(j -> 'permissions'), 36, 'the whole catalogue') from r;
select is((select count(*) from jsonb_array_elements(j -> 'par_module') as m,
    jsonb_array_elements(m -> 'permissions')),
  36::bigint,
  'each in one module') from r;
select is((select array_agg(m ->> 'module') from jsonb_array_elements(j -> 'par_module') as m
    where (m -> 'actif')::boolean),
  '{noyau}',
  'with the module''s state here') from r;

select * from finish();
rollback;
