-- GET /v1/ensembles-permissions: the permission sets by code; filter `permission` (those that
-- contain it now).
-- Spec: identites-et-droits#ensembles.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.ensembles_permissions(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_permission(p_appelant, now(), 'permission_sets.manage');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select e, row_number() over (order by e.code) as rang
      from utilisateur.ensemble e
      where (v_page.apres is null or e.code > v_page.apres ->> 0)
        and (p_requete ->> 'permission' is null or exists (
          select from utilisateur.ensemble_permission p
          where p.ensemble_id = e.id and p.permission = p_requete ->> 'permission'
            and p.incluse_pendant @> now()))
      order by e.code limit v_page.limite + 1
    )
    select json_build_object(
      'ensembles', coalesce(json_agg(utilisateur.presenter_ensemble(p.e, now()) order by p.rang)
                              filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.e).code) from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.ensembles_permissions(jsonb, jsonb) to api;
