-- GET /v1/permissions: the catalogue, flat and by module with the module's state in the
-- organization.
-- Spec: identites-et-droits#catalogue.
-- Refuses: droit_manquant.
create or replace function v1.permissions(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_permission(p_appelant, now(), 'permission_sets.manage');
  return json_build_object(
    'permissions', (select json_agg(p.code order by p.code) from utilisateur.permission p),
    'par_module', (
      select json_agg(json_build_object('module', m.code, 'actif', module.est_actif(m.code, now()),
                                        'permissions', m.permissions)
                      order by m.code)
      from (
        select d.code, coalesce(json_agg(p.code order by p.code)
                                  filter (where p.code is not null), '[]') as permissions
        from module.module d left join utilisateur.permission p on p.module = d.code
        group by d.code) as m));
end
$$;
grant execute on function v1.permissions(jsonb, jsonb) to api;
