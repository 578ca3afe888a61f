-- GET /v1/editeur/organisations: every client organization by code; filters `statut`, `recherche`
-- (in the code and the name).
-- Spec: organisations-et-modules#suspension.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.editeur_organisations(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_editeur(p_appelant, now(), 'editeur_support');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select o.code, row_number() over (order by o.code) as rang,
             organisation.presenter(o) as organisation
      from tache.annuaire() as o
      where (v_page.apres is null or o.code > v_page.apres ->> 0)
        and (p_requete ->> 'statut' is null or o.statut = p_requete ->> 'statut')
        and (p_requete ->> 'recherche' is null or strpos(
          lower(o.code || ' ' || o.nom), lower(p_requete ->> 'recherche')) > 0)
      order by o.code limit v_page.limite + 1
    )
    select json_build_object(
      'organisations', coalesce(json_agg(p.organisation order by p.rang)
                                  filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur(jsonb_build_array(
        max(p.code) filter (where p.rang = v_page.limite))) end)
    from page p);
end
$$;
grant execute on function v1.editeur_organisations(jsonb, jsonb) to api;
