-- Requires the campaign of a reception. Members' deliveries come from collections of the campaign,
-- so they may arrive at any time after its opening. A purchase brings new goods: the campaign was
-- open at its date, and is not closed now, or was closed after the purchase was written.
-- Spec: packs-et-campagnes#dettes, service#date-de-l-operation.
-- Refuses: campagne_introuvable, campagne_cloturee, and what `reception.exiger_ouverture` refuses.
create or replace function reception.exiger_campagne(p_reception reception.reception)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne campagne.campagne := campagne.exiger(p_reception.campagne_id);
begin
  if p_reception.origine = 'achat' and v_campagne.statut = 'cloturee'
    and p_reception.cree_le >= upper(v_campagne.active_pendant) then
    perform campagne.refuser_cloturee(v_campagne.id);
  end if;
  perform reception.exiger_ouverture(p_reception, v_campagne.active_pendant);
end
$$;
