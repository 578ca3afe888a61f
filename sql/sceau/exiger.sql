-- Returns a seal of the organization; it must exist.
-- Spec: sceaux#chaine.
-- Refuses: sceau_inconnu.
create or replace function sceau.exiger(p_id uuid) returns sceau.sceau
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_sceau sceau.sceau;
begin
  select s.* into v_sceau from sceau.sceau s where s.id = p_id;
  if v_sceau.id is null then
    raise sqlstate 'TR404' using message = 'sceau_inconnu';
  end if;
  return v_sceau;
end
$$;
