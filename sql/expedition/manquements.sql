-- Lists today's obstacles to the sold quality of an expedition's lots, whatever the state of the
-- lots: first qualities below the sold one, in the order of the lines; then open controls that
-- exclude a lot from a referential under which it is sold as organic or in conversion.
-- Spec: lots#ecart-du-bio, ventes-et-expeditions#validation.
create or replace function expedition.manquements(p_id uuid)
returns table (code text, lot_id uuid, details jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with qualite as materialized (
    select q.rang, q.lot_id, q.referentiel_code, q.vendu, q.categorie_vendue, q.etat, q.suffit
    from expedition.qualites(p_id) as q
  ),
  manquement as (
    select 'qualite_insuffisante' as code, q.lot_id, jsonb_build_object(
             'lot_id', q.lot_id, 'referentiel_code', q.referentiel_code, 'vendu', q.vendu,
             'etat', q.etat) as details,
           row_number() over (order by q.rang, q.referentiel_code) as ordre
    from qualite q where not q.suffit
    union all
    select 'controle_ouvert', e.lot_id, to_jsonb(e),
           row_number() over (order by e.lot_id, e.referentiel_code, e.collecte_id)
    from lot.ecartes_du_bio(array(
      select q.lot_id from qualite q where q.categorie_vendue in ('bio', 'conversion'))) as e
    where exists (
      select from qualite q
      where q.lot_id = e.lot_id and q.categorie_vendue in ('bio', 'conversion')
        and q.referentiel_code = e.referentiel_code)
  )
  select m.code, m.lot_id, m.details from manquement m order by m.code desc, m.ordre;
end
$$;
