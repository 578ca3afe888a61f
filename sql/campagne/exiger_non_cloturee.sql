-- Finds a campaign that is not closed: what is planned for it may still change.
-- Spec: packs-et-campagnes#campagne.
-- Refuses: campagne_introuvable, campagne_cloturee.
create or replace function campagne.exiger_non_cloturee(p_id uuid) returns campagne.campagne
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne campagne.campagne;
begin
  select c.* into v_campagne from campagne.campagne c where c.id = p_id;
  if v_campagne.id is null then
    raise sqlstate 'TR404' using message = 'campagne_introuvable';
  elsif v_campagne.statut = 'cloturee' then
    raise sqlstate 'TR409' using message = 'campagne_cloturee';
  end if;
  return v_campagne;
end
$$;
