-- Refuses a reception dated before its campaign was opened, and a purchase dated when the campaign
-- was not open.
-- Spec: packs-et-campagnes#dettes, service#date-de-l-operation.
-- Refuses: campagne_non_ouverte.
create or replace function reception.exiger_ouverture(
  p_reception reception.reception, p_active_pendant tstzmultirange) returns void
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  if isempty(p_active_pendant) or p_reception.date_operation < lower(p_active_pendant)
    or p_reception.origine = 'achat' and not p_active_pendant @> p_reception.date_operation
  then
    raise sqlstate 'TR409' using message = 'campagne_non_ouverte';
  end if;
end
$$;
