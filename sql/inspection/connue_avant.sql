-- Returns the date of a member's last inspection before the organization used the service; null if
-- none is known, or if it is after the given date.
-- Spec: registres#echeance.
create or replace function inspection.connue_avant(p_producteur_id uuid, p_le timestamptz)
returns timestamptz
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select p.derniere_inspection_le from producteur.producteur p
    where p.id = p_producteur_id and p.derniere_inspection_le <= p_le);
end
$$;
