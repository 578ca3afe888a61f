-- GET /v1/groupements: groups by code, with how many members are active in each; filter `recherche`
-- (in code and name).
-- Spec: terrain#groupements.
-- Chosen: docs/decisions/0003-lectures.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.groupements(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'noyau');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select g, row_number() over (order by g.code) as rang
      from organisation.groupement g
      where (v_page.apres is null or g.code > (v_page.apres ->> 0))
        and (p_requete ->> 'recherche' is null
             or strpos(lower(concat_ws(' ', g.code, g.nom)), lower(p_requete ->> 'recherche')) > 0)
      order by g.code limit v_page.limite + 1
    )
    select json_build_object(
      'groupements', coalesce(json_agg(organisation.presenter_groupement(p.g, now())
                                       order by p.rang)
                                filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.g).code) from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.groupements(jsonb, jsonb) to api;
