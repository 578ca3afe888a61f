-- GET /v1/producteurs: producers by id (time of registration); filters `groupement_id`, `recherche`
-- (in the names). Identity documents are never part of it.
-- Spec: terrain#producteurs.
-- Chosen: docs/decisions/0003-lectures.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.producteurs(p_appelant jsonb, p_requete jsonb) returns json
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
             producteur.presenter(p, now()) as producteur
      from producteur.producteur p
      where p.fusionne_dans is null
        and (v_page.apres is null or p.id > (v_page.apres ->> 0)::uuid)
        and (p_requete ->> 'groupement_id' is null
             or p.groupement_id = (p_requete ->> 'groupement_id')::uuid)
        and (p_requete ->> 'recherche' is null
          or strpos(lower(p.nom || ' ' || p.prenoms), lower(p_requete ->> 'recherche')) > 0)
      order by p.id limit v_page.limite + 1
    )
    select json_build_object(
      'producteurs', coalesce(json_agg(p.producteur order by p.rang)
                                filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite
        then core.curseur(jsonb_build_array(
          max(p.id::text) filter (where p.rang = v_page.limite))) end)
    from page p);
end
$$;
grant execute on function v1.producteurs(jsonb, jsonb) to api;
