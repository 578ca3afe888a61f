-- Returns whether the processes of a version can serve the rules of this database. `courante`: the
-- rules are those of the version. `precedente`: the rules are from a later version that removed no
-- function. `plus_recente`: the rules are from a newer version. `autre`: the rules must be migrated
-- to this version.
-- Spec: taches#versions.
-- Chosen: docs/decisions/0095-montee-sans-arret.md.
create or replace function v1.version_servie(p_empreinte text, p_version text) returns text
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select case
           when d.empreinte = p_empreinte then 'courante'
           when d.avec = p_empreinte then 'precedente'
           when string_to_array(d.version, '.')::integer[]
                  > string_to_array(p_version, '.')::integer[]
             or exists (select from core.version_sql v where v.empreinte = p_empreinte)
             then 'plus_recente'
           else 'autre'
         end
  from core.version_sql d order by d.rang desc limit 1
$$;
grant execute on function v1.version_servie(text, text) to api;
