-- Sums the open campaigns of some organizations: collections in force, and their marketable mass in
-- g.
-- Owner: cockpit
-- Spec: support-et-cockpit#cockpit.
-- Why: it reads each campaign by the index in its order, so that it does not read collections of
--      closed campaigns.
create or replace function tache.volumes(p_ids uuid[])
returns table (organisation_id uuid, campagnes json)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select k.organisation_id, json_agg(json_build_object(
           'code', k.code, 'collectes', v.nombre, 'net_marchand_g', v.masse) order by k.code)
  from campagne.campagne k
    cross join lateral (
      select count(*) as nombre, coalesce(sum(c.net_marchand_g), 0) as masse
      from collecte.collecte c
      where c.organisation_id = k.organisation_id and c.campagne_id = k.id
        and c.date_operation >= '-infinity' and c.statut <> 'devalidee') as v
  where k.organisation_id = any (p_ids) and k.statut = 'ouverte'
  group by k.organisation_id
$$;
grant execute on function tache.volumes(uuid[]) to metier;
revoke execute on function tache.volumes(uuid[]) from public;
