-- Writes the tasks of a plan for each member: the yearly inspection, due a year after the last one
-- and within the plan's period; for some members, chosen partly by risk and partly by lot, or by
-- lot alone, a second inspection and a sample. A fraction of a member counts as a whole one.
-- Spec: registres#plan, registres#echeance.
-- Chosen: docs/decisions/0083-registres.md.
create or replace function inspection.choisir(
  p_plan inspection.plan, p_membres uuid[], p_le timestamptz) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  with bornes as (
    select non_conformite.echeance(lower(p_plan.periode), 0) as du,
           non_conformite.echeance(upper(p_plan.periode), -1) as au
  ),
  membre as (
    select m.id, inspection.risque(m.id, p_le) as risque,
           sha256(convert_to(p_plan.graine || m.id, 'UTF8')) as tirage
    from unnest(p_membres) as m (id)
  ),
  classe as (
    select m.id, m.risque, row_number() over (
        order by case p_plan.methode when 'risque' then -m.risque end, m.tirage)::integer as rang
    from membre m
  ),
  voulu (genre, nombre) as (
    values
      ('interne', p_plan.membres),
      ('reinspection', greatest(p_plan.reinspection_min,
        (p_plan.membres::bigint * p_plan.reinspection_cp + 9999) / 10000)),
      ('echantillon', (p_plan.membres::bigint * p_plan.echantillon_cp + 9999) / 10000)
  )
  insert into inspection.prevue
    (organisation_id, plan_id, producteur_id, genre, risque, rang, echeance)
  select p_plan.organisation_id, p_plan.id, c.id, v.genre, c.risque, c.rang,
         case v.genre
           when 'interne' then
             greatest(b.du, least(b.au, inspection.prochaine(c.id, p_le)))
           else b.au end
  from classe c join voulu v on c.rang <= v.nombre cross join bornes b
  order by v.genre, c.rang
$$;
