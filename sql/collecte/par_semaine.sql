-- Sums the collections of a campaign week by week, the earliest first, in g: net mass, marketable
-- mass, and today's consumption of its capacities. Weeks without a collection are listed if they
-- lie between two others that are at most half a year apart.
-- Spec: packs-et-campagnes#tableau.
-- Chosen: weeks of ISO 8601 in the organization's time zone; docs/decisions/0110-tableau.md.
-- Why: the first consumption of a collection is in the collection's row, later changes are rows of
--      their own. Both are summed separately, because a join of them costs more than the sums.
create or replace function collecte.par_semaine(p_campagne_id uuid)
returns table (semaine date, collectes bigint, net_g bigint, net_marchand_g bigint, prise_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fuseau text := (select o.fuseau_horaire from organisation.organisation o
                    where o.id = core.organisation_id());
begin
  return query
  with trouvee as (
    select date_trunc('week', c.date_operation at time zone v_fuseau) as lundi,
           count(*) filter (where c.statut = 'enregistree') as collectes,
           sum(c.net_g) filter (where c.statut = 'enregistree') as net_g,
           sum(c.net_marchand_g) filter (where c.statut = 'enregistree') as net_marchand_g,
           sum(c.prise_g) filter (where c.prise_campagne_id = p_campagne_id) as prise_g
    from collecte.collecte c
    where c.campagne_id = p_campagne_id and c.date_operation >= '-infinity'
    group by 1
    union all
    select date_trunc('week', c.date_operation at time zone v_fuseau), 0, 0, 0, sum(k.quantite_g)
    from capacite.consommation k
      join collecte.collecte c on c.organisation_id = k.organisation_id and c.id = k.collecte_id
    where k.campagne_id = p_campagne_id and c.campagne_id = p_campagne_id
    group by 1
  ),
  pleine as (
    select t.lundi::date as lundi, sum(t.collectes)::bigint as collectes,
           coalesce(sum(t.net_g), 0)::bigint as net_g,
           coalesce(sum(t.net_marchand_g), 0)::bigint as net_marchand_g,
           coalesce(sum(t.prise_g), 0)::bigint as prise_g
    from trouvee t
    group by 1
    having sum(t.collectes) > 0 or sum(t.prise_g) <> 0
  )
  select g.jour::date,
         case when g.jour = p.lundi then p.collectes else 0 end,
         case when g.jour = p.lundi then p.net_g else 0 end,
         case when g.jour = p.lundi then p.net_marchand_g else 0 end,
         case when g.jour = p.lundi then p.prise_g else 0 end
  from (select t.*, lead(t.lundi) over (order by t.lundi) as suivant from pleine t) as p
    cross join lateral generate_series(
      p.lundi::timestamp,
      (case when p.suivant - p.lundi <= 182 then p.suivant - 7 else p.lundi end)::timestamp,
      interval '7 days') as g (jour)
  order by 1;
end
$$;
