-- Returns the period of a plan's inspections: the days of a calendar year, or the planned days of a
-- campaign, in the organization's time zone.
-- Spec: registres#plan.
-- Refuses: campagne_introuvable, and what `organisation.periode` refuses.
create or replace function inspection.periode_de(
  p_annee integer, p_campagne_id uuid, out du timestamptz, out au timestamptz) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_du date := make_date(p_annee, 1, 1);
  v_au date := make_date(p_annee, 12, 31);
begin
  if p_campagne_id is not null then
    select c.date_ouverture_prevue, c.date_cloture_prevue into v_du, v_au
    from campagne.campagne c where c.id = p_campagne_id;
    if not found then
      raise sqlstate 'TR404' using message = 'campagne_introuvable';
    end if;
  end if;
  select p.du, p.au into du, au from organisation.periode(v_du, v_au) as p;
end
$$;
