-- The first and the last day that an audit dossier of a campaign may be about, on the
-- organization's clock: as it was planned, and as it was open beyond that; one that is open goes
-- on until today.
-- Spec: dossiers#demande.
create or replace function dossier.bornes(
  p_campagne campagne.campagne, p_le timestamptz, out du date, out au date) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fuseau text := (select o.fuseau_horaire from organisation.organisation o
                    where o.id = core.organisation_id());
begin
  du := least(p_campagne.date_ouverture_prevue,
              (lower(p_campagne.active_pendant) at time zone v_fuseau)::date);
  au := greatest(p_campagne.date_cloture_prevue,
                 (coalesce(upper(p_campagne.active_pendant), p_le) at time zone v_fuseau)::date);
end
$$;
