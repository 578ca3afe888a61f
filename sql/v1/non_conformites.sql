-- GET /v1/non-conformites: non-conformities found in the field or stated by decisions, latest
-- first; filters `producteur_id`, `parcelle_id`, `gravite`, `constat_code`.
-- Spec: types-de-commandes#non-conformite-constater.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.non_conformites(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'inspection');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select n.date_operation as cle0, n.id as cle1,
             row_number() over (order by n.date_operation desc, n.id desc) as rang,
             json_build_object(
               'id', n.id, 'producteur_id', n.producteur_id, 'parcelle_id', n.parcelle_id,
               'constat_code', n.constat_code, 'gravite', n.gravite, 'description', n.description,
               'auteur_id', n.auteur_id, 'date_operation', core.horodatage(n.date_operation),
               'annulee_le', (
                 select core.horodatage(a.le) from commande.annulation a
                 where a.organisation_id = n.organisation_id
                   and a.commande_id = n.commande_id),
               'commande_id', n.commande_id, 'controle_id', n.controle_id) as ligne
      from non_conformite.non_conformite n
      where (v_page.apres is null
          or (n.date_operation, n.id)
             < ((v_page.apres ->> 0)::timestamptz,
                (v_page.apres ->> 1)::uuid))
        and (p_requete ->> 'producteur_id' is null
             or n.producteur_id = (p_requete ->> 'producteur_id')::uuid)
        and (p_requete ->> 'parcelle_id' is null
             or n.parcelle_id = (p_requete ->> 'parcelle_id')::uuid)
        and (p_requete ->> 'gravite' is null or n.gravite = p_requete ->> 'gravite')
        and (p_requete ->> 'constat_code' is null
             or n.constat_code = p_requete ->> 'constat_code')
      order by n.date_operation desc, n.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'non_conformites', coalesce(json_agg(p.ligne order by p.rang)
        filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array(d.cle0, d.cle1) from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.non_conformites(jsonb, jsonb) to api;
