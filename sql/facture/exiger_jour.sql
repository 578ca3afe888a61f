-- Refuses a day in the future, in the publisher's time zone.
-- Spec: api#ordre-des-dates.
-- Refuses: parametre_invalide.
create or replace function facture.exiger_jour(
  p_parametre text, p_date date, p_jour date) returns void
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_date > p_jour then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = jsonb_build_object('parametre', p_parametre, 'au_plus_tard', p_jour)::text;
  end if;
end
$$;
