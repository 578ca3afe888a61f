-- GET /v1/emplacements: places by code; filters `site`, `actif`, `recherche` (in code and name).
-- Spec: lots#emplacements.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.emplacements(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'stock');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select e, row_number() over (order by e.code) as rang
      from emplacement.emplacement e
      where (v_page.apres is null or e.code > v_page.apres ->> 0)
        and (p_requete ->> 'site' is null or e.site = p_requete ->> 'site')
        and (p_requete ->> 'actif' is null
             or (p_requete ->> 'actif')::boolean = (e.actif_pendant @> now()))
        and (p_requete ->> 'recherche' is null
          or strpos(lower(e.code || ' ' || e.nom), lower(p_requete ->> 'recherche')) > 0)
      order by e.code limit v_page.limite + 1
    )
    select json_build_object(
      'emplacements', coalesce(json_agg(emplacement.presenter(p.e, now()) order by p.rang)
                                 filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.e).code) from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.emplacements(jsonb, jsonb) to api;
