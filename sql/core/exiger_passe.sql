-- Refuses an effective date in the future: events of members and plots are recorded afterwards,
-- never planned.
-- Spec: api#ordre-des-dates.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Refuses: parametre_invalide.
create or replace function core.exiger_passe(p_date timestamptz, p_le timestamptz) returns void
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_date > p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = jsonb_build_object('parametre', 'le', 'au_plus_tard', core.horodatage(p_le))::text;
  end if;
end
$$;
