-- Says if the processes of a version serve the rules of this database: its own (`courante`), or
-- later ones that took no function away (`precedente`); or a newer version brought them
-- (`plus_recente`), or they are to be brought to this version (`autre`).
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
