-- What the open campaigns of some organizations hold: collections that stand, and their marketable
-- mass in g.
-- Owner: cockpit
-- Spec: support-et-cockpit#cockpit.
create or replace function tache.volumes(p_ids uuid[])
returns table (organisation_id uuid, campagnes json)
language sql stable security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = on
as $$
  with volume as (
    select c.organisation_id, c.campagne_id, count(*) as nombre, sum(c.net_marchand_g) as masse
    from collecte.collecte c
    where c.organisation_id = any (p_ids) and c.statut <> 'devalidee'
    group by c.organisation_id, c.campagne_id
  )
  select k.organisation_id, json_agg(json_build_object(
           'code', k.code, 'collectes', coalesce(v.nombre, 0),
           'net_marchand_g', coalesce(v.masse, 0)) order by k.code)
  from campagne.campagne k
    left join volume v on v.organisation_id = k.organisation_id and v.campagne_id = k.id
  where k.organisation_id = any (p_ids) and k.statut = 'ouverte'
  group by k.organisation_id
$$;
grant execute on function tache.volumes(uuid[]) to metier;
revoke execute on function tache.volumes(uuid[]) from public;
