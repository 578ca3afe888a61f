-- Returns whether a laboratory result of a sample blocks the reception's lot.
-- Spec: lots#analyses.
-- Chosen: docs/decisions/0032-suites-qualite.md.
create or replace function reception.manquement_analyses(p_reception reception.reception)
returns setof reception.manquement
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select 'analyse_non_conforme', 'refus',
         jsonb_build_object('lot_id', p_reception.lot_id, 'resultats', r.resultats)
  from lot.presenter_analyses(p_reception.lot_id) as r (resultats)
  where r.resultats <> '[]'
$$;
