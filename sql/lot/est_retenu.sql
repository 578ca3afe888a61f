-- Returns whether a laboratory result blocks a waiting lot: `liberer` accepts such a lot although
-- it is not in quarantine.
-- Spec: lots#analyses.
-- Chosen: docs/decisions/0032-suites-qualite.md.
create or replace function lot.est_retenu(p_lot lot.lot) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return p_lot.statut = 'en_attente' and exists (select from lot.analyses_retenues(p_lot.id));
end
$$;
