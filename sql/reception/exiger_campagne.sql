-- Requires the campaign of a reception. Deliveries of members descend from its collections and come
-- in whenever they come, once it was opened. A purchase begins something: the campaign was open at
-- its date and is not closed.
-- Spec: packs-et-campagnes#dettes, service#date-de-l-operation.
-- Refuses: campagne_introuvable, campagne_cloturee, campagne_non_ouverte.
create or replace function reception.exiger_campagne(p_reception reception.reception)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne campagne.campagne := campagne.exiger(p_reception.campagne_id);
  v_achat boolean := p_reception.origine = 'achat';
begin
  if v_achat and v_campagne.statut = 'cloturee' then
    raise sqlstate 'TR409' using message = 'campagne_cloturee';
  elsif isempty(v_campagne.active_pendant)
    or p_reception.date_operation < lower(v_campagne.active_pendant)
    or v_achat and not v_campagne.active_pendant @> p_reception.date_operation then
    raise sqlstate 'TR409' using message = 'campagne_non_ouverte';
  end if;
end
$$;
