-- Presents one expedition; it must exist.
-- Chosen: docs/decisions/0028-ventes.md. Refuses: expedition_inconnue.
create or replace function expedition.detailler(p_id uuid) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reponse json := expedition.presenter(p_id);
begin
  if v_reponse is null then
    raise sqlstate 'TR404' using message = 'expedition_inconnue';
  end if;
  return v_reponse;
end
$$;
