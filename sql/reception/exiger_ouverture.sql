-- Refuses a reception dated before its campaign was opened, and a purchase dated when the campaign
-- was not open. The details name the act that gives another date or campaign.
-- Spec: packs-et-campagnes#dettes, service#date-de-l-operation.
-- Refuses: campagne_non_ouverte.
create or replace function reception.exiger_ouverture(
  p_reception reception.reception, p_active_pendant tstzmultirange) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if isempty(p_active_pendant) or p_reception.date_operation < lower(p_active_pendant)
    or p_reception.origine = 'achat' and not p_active_pendant @> p_reception.date_operation
  then
    perform campagne.refuser_non_ouverte(p_reception.campagne_id, coalesce(
      (select format(
         case r.statut when 'brouillon' then 'PATCH /v1/receptions/%s'
                       else 'POST /v1/receptions/%s/corriger' end, r.id)
       from reception.reception r where r.id = p_reception.id),
      'POST /v1/receptions'));
  end if;
end
$$;
