-- Since when what evidences organic status is kept at a date: what is older may go.
-- Spec: conservation#duree.
create or replace function conservation.limite(p_le timestamptz) returns timestamptz
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return p_le - reglage.entier('conservation.preuves_annees', p_le) * interval '1 year';
end
$$;
