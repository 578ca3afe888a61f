-- Returns the day until which a member must be inspected again, by `inspection.prochaines`.
-- Spec: registres#echeance.
create or replace function inspection.prochaine(p_producteur_id uuid, p_le timestamptz)
returns date
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (select d.jour from inspection.prochaines(array[p_producteur_id], p_le) as d);
end
$$;
