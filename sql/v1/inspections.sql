-- GET /v1/inspections: internal inspections with their answers, latest first, those that a decision
-- set aside too; filters `producteur_id`, `parcelle_id`, `auteur_id`, `formulaire_code`.
-- Spec: types-de-commandes#inspection-enregistrer.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.inspections(p_appelant jsonb, p_requete jsonb) returns json
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
      select i.date_operation as cle0, i.id as cle1,
             row_number() over (order by i.date_operation desc, i.id desc) as rang,
             json_build_object(
               'id', i.id, 'producteur_id', i.producteur_id, 'parcelle_id', i.parcelle_id,
               'formulaire_code', i.formulaire_code, 'formulaire_version', i.formulaire_version,
               'reponses', i.reponses, 'debut', core.horodatage(i.debut),
               'fin', core.horodatage(i.fin), 'invalidee_le', core.horodatage(i.invalidee_le),
               'auteur_id', i.auteur_id,
               'date_operation', core.horodatage(i.date_operation),
               'annulee_le', (
                 select core.horodatage(a.le) from commande.annulation a
                 where a.organisation_id = i.organisation_id
                   and a.commande_id = i.commande_id)) as ligne
      from inspection.inspection i
      where (v_page.apres is null
          or (i.date_operation, i.id)
             < ((v_page.apres ->> 0)::timestamptz,
                (v_page.apres ->> 1)::uuid))
        and (p_requete ->> 'producteur_id' is null
             or i.producteur_id = (p_requete ->> 'producteur_id')::uuid)
        and (p_requete ->> 'parcelle_id' is null
             or i.parcelle_id = (p_requete ->> 'parcelle_id')::uuid)
        and (p_requete ->> 'auteur_id' is null
             or i.auteur_id = (p_requete ->> 'auteur_id')::uuid)
        and (p_requete ->> 'formulaire_code' is null
             or i.formulaire_code = p_requete ->> 'formulaire_code')
      order by i.date_operation desc, i.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'inspections', coalesce(json_agg(p.ligne order by p.rang)
        filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array(d.cle0, d.cle1) from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.inspections(jsonb, jsonb) to api;
