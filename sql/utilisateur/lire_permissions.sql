-- Returns the permissions that a request lists, sorted, each once.
-- Spec: identites-et-droits#catalogue.
-- Refuses: permission_inconnue (the details name them).
create or replace function utilisateur.lire_permissions(p_permissions jsonb) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_permissions text[];
  v_inconnues text[];
begin
  select coalesce(array_agg(distinct d.code order by d.code), '{}'),
         array_agg(distinct d.code order by d.code) filter (where p.code is null)
  into v_permissions, v_inconnues
  from jsonb_array_elements_text(p_permissions) as d (code)
    left join utilisateur.permission p on p.code = d.code;
  if v_inconnues is not null then
    raise sqlstate 'TR400' using message = 'permission_inconnue',
      detail = jsonb_build_object('permissions', v_inconnues)::text;
  end if;
  return v_permissions;
end
$$;
