-- Spec: identites-et-droits#permission: every route of a permission refuses callers without it.
begin;
set local role metier;
select plan(13);
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

select is(pg_temp.appeler(f.fonction, f.sans, '{}'), '"403 droit_manquant"',
  f.fonction || ' without its permission')
from (values ('permissions', 'rsci'), ('appareils', 'agent'),
  ('appareils_codes_enrolement', 'agent'), ('appareils_revoquer', 'rsci'), ('rejets', 'agent'),
             ('controles', 'agent'), ('controles_lever', 'agent')) as f (fonction, sans);
select ok(jsonb_typeof(pg_temp.appeler(f.fonction, f.avec, '{}')) = 'object',
  f.fonction || ' with it')
from (values ('permissions', 'admin'), ('appareils', 'admin'), ('rejets', 'admin'),
  ('producteurs', 'agent'), ('parcelles', 'rsci'), ('controles', 'rsci')) as f (fonction, avec);

select * from finish();
rollback;
