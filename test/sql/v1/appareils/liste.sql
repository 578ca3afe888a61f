-- Spec: appareils#appareil: `GET /v1/appareils`: the organization's devices, filters
-- `utilisateur_id`, `statut`.
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
exception when others then
  if sqlstate ~ '^TR' then
    return to_jsonb(substr(sqlstate, 3) || ' ' || sqlerrm);
  end if;
  raise;
end
$$;

create function pg_temp.codes(p_requete jsonb) returns text language sql as $$
  select string_agg(x ->> 'code_court', ' ' order by r)
  from jsonb_array_elements(pg_temp.appeler('appareils', 'admin', p_requete) -> 'appareils') with
  ordinality as e (x, r)
$$;
insert into appareil.appareil (organisation_id, utilisateur_id, code_court, enrole_le, statut,
  revoque_le)
values (core.organisation_id(), essai.id('rsci ESSAI'), 'AAA', essai.t(), 'revoque', essai.t());

select is(pg_temp.codes('{}'), 'AAA ESSAI', 'its own, by short code');
select is(pg_temp.codes('{"statut": "actif"}'), 'ESSAI', 'the active ones');
select is(pg_temp.codes(jsonb_build_object('utilisateur_id', essai.id('rsci ESSAI'))), 'AAA',
  'of one agent');
select is(
  pg_temp.codes(jsonb_build_object('limite', 1, 'curseur',
      pg_temp.appeler('appareils', 'admin', '{"limite": 1}') -> 'suivant')),
  'ESSAI',
  'by pages');

select * from finish();
rollback;
