-- The lots, among those given, that an open control bars from the organic referential: organic or
-- in conversion, and made of a collection that crossed its producer's ceiling.
-- Spec: Control queue, «lot in anomaly: no transformation or sale under the organic referential».
-- Chosen: a conventional lot is not barred.
create or replace function lot.ecartes_du_bio(p_lot_ids uuid[])
returns table (lot_id uuid, collecte_id uuid, motifs text[])
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select l.id, e.collecte_id, e.motifs
  from (select distinct i.id from unnest(p_lot_ids) as i (id)) as l
    cross join lateral matiere.ancetres(array[l.id]) as a
    join collecte.effet e on e.collecte_id = a.id and e.ecartee_du_bio
  where a.genre = 'collecte' and lot.categorie(l.id) in ('bio', 'conversion')
  order by l.id, e.collecte_id;
end
$$;
