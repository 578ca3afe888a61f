-- When a member was last inspected before the organization used the service, as far as a date
-- reaches; null when nothing was told of it.
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
