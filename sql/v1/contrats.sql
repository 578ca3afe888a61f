-- GET /v1/contrats: contracts, latest first; filters `campagne_id`, `groupement_id`, `statut`,
-- `produit_id` (of a line), `recherche` (in the code).
-- Spec: contrats-et-devises#contrat.
-- Chosen: docs/decisions/0019-contrats.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.contrats(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'contrats');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select c, row_number() over (order by c.cree_le desc, c.id desc) as rang
      from contrat.contrat c
      where (p_requete ->> 'campagne_id' is null
             or c.campagne_id = (p_requete ->> 'campagne_id')::uuid)
        and (p_requete ->> 'groupement_id' is null
             or c.groupement_id = (p_requete ->> 'groupement_id')::uuid)
        and (p_requete ->> 'statut' is null or c.statut = p_requete ->> 'statut')
        and (p_requete ->> 'produit_id' is null or exists (
          select from contrat.ligne l
          where l.organisation_id = c.organisation_id and l.contrat_id = c.id
            and l.produit_id = (p_requete ->> 'produit_id')::uuid))
        and (p_requete ->> 'recherche' is null
          or strpos(lower(c.code), lower(p_requete ->> 'recherche')) > 0)
        and (v_page.apres is null or (c.cree_le, c.id)
             < ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid))
      order by c.cree_le desc, c.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'contrats', coalesce(json_agg(contrat.presenter(p.c, now()) order by p.rang)
                             filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.c).cree_le, (d.c).id) from page d
        where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.contrats(jsonb, jsonb) to api;
