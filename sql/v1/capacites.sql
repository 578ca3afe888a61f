-- GET /v1/capacites: capacities, latest proposal first; filters `campagne_id`, `producteur_id`,
-- `groupement_id`, `statut`, `matiere`, `etat`.
-- Spec: capacites#capacite.
-- Chosen: docs/decisions/0012-capacites.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.capacites(p_appelant jsonb, p_requete jsonb) returns json
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
      select c, row_number() over (order by c.proposee_le desc, c.id desc) as rang
      from capacite.capacite c
        join producteur.producteur p
          on p.organisation_id = c.organisation_id and p.id = c.producteur_id
      where (p_requete ->> 'campagne_id' is null
             or c.campagne_id = (p_requete ->> 'campagne_id')::uuid)
        and (p_requete ->> 'producteur_id' is null
             or c.producteur_id = (p_requete ->> 'producteur_id')::uuid)
        and (p_requete ->> 'groupement_id' is null
             or p.groupement_id = (p_requete ->> 'groupement_id')::uuid)
        and (p_requete ->> 'statut' is null or c.statut = p_requete ->> 'statut')
        and (p_requete ->> 'matiere' is null or c.matiere_code = p_requete ->> 'matiere')
        and (p_requete ->> 'etat' is null or c.etat_code = p_requete ->> 'etat')
        and (v_page.apres is null or (c.proposee_le, c.id)
             < ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid))
      order by c.proposee_le desc, c.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'capacites', coalesce(json_agg(capacite.presenter(p.c) order by p.rang)
                              filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.c).proposee_le, (d.c).id) from page d
        where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.capacites(jsonb, jsonb) to api;
