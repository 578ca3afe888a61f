-- What the collections that stand of a campaign brought, week by week, the earliest first, in g:
-- their net mass, their marketable mass, and what they draw on its capacities today. A week in
-- which nothing was collected stands between two others that are half a year apart at most.
-- Spec: packs-et-campagnes#tableau.
-- Chosen: weeks of ISO 8601 in the organization's time zone; docs/decisions/0110-tableau.md.
-- Why: what a collection took stands in its own row, what later rows moved is added to its week.
create or replace function collecte.par_semaine(p_campagne_id uuid)
returns table (semaine date, collectes bigint, net_g bigint, net_marchand_g bigint, prise_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with trouvee as (
    select c.date_operation as le, c.statut = 'enregistree' as tient, c.net_g, c.net_marchand_g,
           case when c.prise_campagne_id = p_campagne_id then c.prise_g else 0 end as prise_g
    from collecte.collecte c
    where c.campagne_id = p_campagne_id and c.date_operation >= '-infinity'
    union all
    select c.date_operation, false, 0, 0, k.quantite_g
    from capacite.consommation k
      join collecte.collecte c on c.organisation_id = k.organisation_id and c.id = k.collecte_id
    where k.campagne_id = p_campagne_id and c.campagne_id = p_campagne_id
  ),
  pleine as (
    select date_trunc('week', t.le at time zone o.fuseau_horaire)::date as lundi,
           count(*) filter (where t.tient) as collectes,
           coalesce(sum(t.net_g) filter (where t.tient), 0)::bigint as net_g,
           coalesce(sum(t.net_marchand_g) filter (where t.tient), 0)::bigint as net_marchand_g,
           coalesce(sum(t.prise_g), 0)::bigint as prise_g
    from trouvee t
      join organisation.organisation o on o.id = core.organisation_id()
    group by 1
    having count(*) filter (where t.tient) > 0 or sum(t.prise_g) <> 0
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
