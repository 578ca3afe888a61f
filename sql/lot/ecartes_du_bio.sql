-- The lots, among those given, that an open control bars from the organic referential: organic or
-- in conversion, and made of a collection that crossed its producer's ceiling.
-- Spec: Control queue, «lot in anomaly: no transformation or sale under the organic referential».
-- Why: `offset 0` keeps each step for the records of the one before it, whatever the planner takes
--      their number for (docs/decisions/0038-lectures-bornees.md).
-- Chosen: a conventional lot is not barred.
create or replace function lot.ecartes_du_bio(p_lot_ids uuid[])
returns table (lot_id uuid, collecte_id uuid, motifs text[])
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select l.id, e.collecte_id, e.motifs
  from (select distinct i.id from unnest(p_lot_ids) as i (id)
        where lot.categorie(i.id) in ('bio', 'conversion')
        offset 0) as l
    cross join lateral (select a.id from matiere.ancetres(array[l.id]) as a
                        where a.genre = 'collecte' offset 0) as a
    cross join lateral (select e.collecte_id, e.motifs from collecte.effet e
                        where e.collecte_id = a.id and e.ecartee_du_bio offset 0) as e
  order by l.id, e.collecte_id;
end
$$;
