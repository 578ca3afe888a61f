-- Returns a campaign that is not closed, so that new records may begin in it.
-- Spec: packs-et-campagnes#cloture.
-- Refuses: campagne_introuvable, campagne_cloturee.
create or replace function campagne.exiger_non_cloturee(p_id uuid) returns campagne.campagne
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne campagne.campagne := campagne.exiger(p_id);
begin
  if v_campagne.statut = 'cloturee' then
    perform campagne.refuser_cloturee(p_id);
  end if;
  return v_campagne;
end
$$;
