-- What stands today against the lots of an expedition being sold as they are, whatever became of
-- them: an open control that bars one, or a quality that is lower than the one sold.
-- Spec: Control queue, «no transformation or sale under the organic referential»; domain,
--       «refuses quarantine and open controls that forbid sale».
-- Chosen: docs/decisions/0050-rejuger.md.
create or replace function expedition.manquements(p_id uuid)
returns table (code text, lot_id uuid, details jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with qualite as materialized (
    select q.lot_id, q.referentiel_code, q.vendu, q.categorie_vendue, q.etat, q.suffit
    from expedition.qualites(p_id) as q
  ),
  ecart as (
    select e.lot_id, to_jsonb(e) - 'lot_id' as details
    from lot.ecartes_du_bio(array(
      select q.lot_id from qualite q where q.categorie_vendue in ('bio', 'conversion'))) as e
  )
  select 'qualite_insuffisante', q.lot_id, jsonb_build_object(
           'referentiel_code', q.referentiel_code, 'vendu', q.vendu, 'etat', q.etat)
  from qualite q where not q.suffit
  union all
  -- a bar that names its referential is one of what was sold under that
  select 'controle_ouvert', e.lot_id, e.details
  from ecart e
  where exists (
    select from qualite q
    where q.lot_id = e.lot_id and q.categorie_vendue in ('bio', 'conversion')
      and q.referentiel_code = coalesce(e.details ->> 'referentiel_code', q.referentiel_code));
end
$$;
