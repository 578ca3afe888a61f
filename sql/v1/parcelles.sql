-- GET /v1/parcelles: plots by id with their crops, the survey in force and today's quality states;
-- filters `producteur_id`, `groupement_id`. The polygon is GeoJSON text, WGS 84.
-- Spec: terrain#parcelles.
-- Chosen: docs/decisions/0003-lectures.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.parcelles(p_appelant jsonb, p_requete jsonb) returns json
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
      select p.id, row_number() over (order by p.id) as rang,
             parcelle.presenter(p, now()) as parcelle
      from parcelle.parcelle p
      where p.fusionnee_dans is null
        and (v_page.apres is null or p.id > (v_page.apres ->> 0)::uuid)
        and (p_requete ->> 'producteur_id' is null
             or p.producteur_id = (p_requete ->> 'producteur_id')::uuid)
        and (p_requete ->> 'groupement_id' is null
             or p.groupement_id = (p_requete ->> 'groupement_id')::uuid)
      order by p.id limit v_page.limite + 1
    )
    select json_build_object(
      'parcelles', coalesce(json_agg(p.parcelle order by p.rang)
                              filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite
        then core.curseur(jsonb_build_array(
          max(p.id::text) filter (where p.rang = v_page.limite))) end)
    from page p);
end
$$;
grant execute on function v1.parcelles(jsonb, jsonb) to api;
