-- Returns the first and the last possible day of an audit dossier of a campaign, in the
-- organization's time zone: the planned period, extended by the time in which it was open; an open
-- campaign ends today.
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
