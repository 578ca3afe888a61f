-- Returns the time of a day or of consecutive days in the organization's time zone, cut to the
-- validity of a certificate; empty if they do not overlap.
-- Spec: api#jours.
-- Chosen: days are those of the organization.
create or replace function certificat.periode(
  p_certificat certificat.certificat, p_du date, p_au date) returns tstzrange
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select p_certificat.valide_pendant * tstzrange(
      p_du::timestamp at time zone o.fuseau_horaire,
      greatest(p_du, p_au + 1)::timestamp at time zone o.fuseau_horaire)
    from organisation.organisation o where o.id = p_certificat.organisation_id);
end
$$;
