-- Locks what revisions of plots, and of plots that came of these, may judge again.
-- Spec: conformite-et-certificats#effets.
-- Why: an act that judges collections again locks them before their plots.
-- Locks: controls that the revisions may make moot, then the plots' collections by id.
create or replace function adhesion.verrouiller_etats(p_parcelles uuid[]) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ids uuid[];
begin
  with recursive visee as (
    select p.id from unnest(p_parcelles) as p (id)
    union
    select o.parcelle_id from visee v join parcelle.origine o on o.ancienne_id = v.id
  )
  select array_agg(v.id) into v_ids from visee v;
  perform constat.tenir(array(
    select k.id from unnest(v_ids) as p (id)
      cross join lateral unnest(adhesion.a_revoir_etats(p.id, '{(,)}')) as k (id)));
  perform from collecte.collecte c where c.parcelle_id = any (v_ids)
  order by c.id for no key update;
end
$$;
