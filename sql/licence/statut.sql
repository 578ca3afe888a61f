-- Returns the status of a licence record on a day.
-- Spec: licences-et-factures#en-vigueur.
create or replace function licence.statut(p_licence licence.licence, p_jour date) returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select case when p_licence.retiree then 'retiree' when p_licence.debut > p_jour then 'a_venir'
             when p_licence.fin < p_jour then 'expiree' else 'en_vigueur' end);
end
$$;
