-- Presents the laboratory results that block a lot as the API shows them.
-- Spec: lots#analyses.
create or replace function lot.presenter_analyses(p_lot_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(lot.presenter_resultat(a) order by a.le, a.id), '[]')
    from lot.analyses_retenues(p_lot_id) as a);
end
$$;
