-- Returns a text that is sealed under the identity key of this database. It proves that a process
-- has the key: the first process writes the text, and every other process must be able to open it.
-- Chosen: docs/decisions/0034-scelles.md.
create or replace function v1.cle_identite(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_requete ->> 'temoin' is not null then
    insert into core.cle_identite (temoin, pose_le) values (p_requete ->> 'temoin', now())
    on conflict do nothing;
  end if;
  return (select json_build_object('temoin', c.temoin) from core.cle_identite c);
end
$$;
grant execute on function v1.cle_identite(jsonb) to api;
