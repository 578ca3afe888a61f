-- Returns a campaign of the organization; it must exist.
-- Spec: packs-et-campagnes#campagne.
-- Refuses: campagne_introuvable.
create or replace function campagne.exiger(p_id uuid) returns campagne.campagne
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne campagne.campagne;
begin
  select c.* into v_campagne from campagne.campagne c where c.id = p_id;
  if v_campagne.id is null then
    raise sqlstate 'TR404' using message = 'campagne_introuvable';
  end if;
  return v_campagne;
end
$$;
