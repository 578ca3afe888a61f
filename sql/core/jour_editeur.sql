-- Returns the present day in the publisher's time zone.
-- Spec: licences-et-factures#jours-de-l-editeur.
create or replace function core.jour_editeur(p_le timestamptz) returns date
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select (p_le at time zone e.fuseau_horaire)::date from organisation.editeur e);
end
$$;
