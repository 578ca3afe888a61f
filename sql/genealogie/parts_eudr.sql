-- Returns the origins of some masses of lots for the EU deforestation regulation: by plot or, for
-- origins without a plot, by kind. Each has its share in millionths; the shares sum to one million.
-- Spec: ventes-et-expeditions#eudr.
-- Chosen: docs/decisions/0029-genealogie.md.
create or replace function genealogie.parts_eudr(p_lots uuid[], p_quantites_g bigint[])
returns table (parcelle_id uuid, genre text, quantite_g bigint, part_ppm bigint,
               producteurs uuid[], debut timestamptz, fin timestamptz)
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return query
  with origine as materialized (
    select o.genre, o.id, o.reste_g
    from genealogie.parts('amont',
      array(select ('lot', l)::matiere.noeud from unnest(p_lots) with ordinality as l (l, n)
            order by l.n), p_quantites_g) as o
    where o.reste_g > 0
  ),
  part as (
    select coalesce(p.fusionnee_dans, p.id) as parcelle_id,
           case when p.id is null then o.genre else 'parcelle' end as genre,
           sum(o.reste_g)::bigint as quantite_g,
           array_agg(distinct coalesce(d.fusionne_dans, d.id)) filter (where d.id is not null)
             as producteurs,
           min(c.date_operation) as debut, max(c.date_operation) as fin
    from origine o
      left join collecte.collecte c on o.genre = 'collecte' and c.id = o.id
      left join parcelle.parcelle p on p.organisation_id = c.organisation_id
        and p.id = c.parcelle_id
      left join producteur.producteur d on d.organisation_id = c.organisation_id
        and d.id = c.producteur_id
    group by 1, 2
  ),
  range as (select r.*, row_number() over (order by r.parcelle_id, r.genre) as n from part r),
  ppm as (select core.repartir(1000000, array_agg(r.quantite_g order by r.n)) as parts from range r)
  select r.parcelle_id, r.genre, r.quantite_g, p.parts[r.n], r.producteurs, r.debut, r.fin
  from range r, ppm p;
end
$$;
