-- Whether a module was active in the organization at a date.
-- Spec: Processing of a batch, step 9, «module active at that date».
create or replace function module.est_actif(p_module text, p_le timestamptz) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce((select a.actif_pendant @> p_le from module.activation a
                     where a.module = p_module), false));
end
$$;
