-- Presents a pack to the publisher: its draft, its versions from the latest back.
-- Spec: editeur#packs.
-- Refuses: pack_introuvable.
create or replace function pack.lire(p_code text) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from pack.codes() as c where c.code = p_code) then
    raise sqlstate 'TR404' using message = 'pack_introuvable';
  end if;
  return pack.presenter(p_code);
end
$$;
