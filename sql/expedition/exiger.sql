-- Returns an expedition of the organization; it must exist.
-- Spec: ventes-et-expeditions#expedition.
-- Refuses: expedition_inconnue.
create or replace function expedition.exiger(p_id uuid) returns expedition.expedition
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_expedition expedition.expedition;
begin
  select x.* into v_expedition from expedition.expedition x where x.id = p_id;
  if v_expedition.id is null then
    raise sqlstate 'TR404' using message = 'expedition_inconnue';
  end if;
  return v_expedition;
end
$$;
