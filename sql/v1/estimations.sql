-- GET /v1/estimations: harvest estimates, latest first; filters `parcelle_id`, `campagne_id`,
-- `produit_id`. Masses in g.
-- Spec: types-de-commandes#recolte-estimer.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.estimations(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'estimation');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select e.date_operation as cle0, e.id as cle1,
             row_number() over (order by e.date_operation desc, e.id desc) as rang,
             json_build_object(
               'id', e.id, 'parcelle_id', e.parcelle_id, 'campagne_id', e.campagne_id,
               'produit_id', e.produit_id, 'date_prevue', e.date_prevue,
               'quantite_g', e.quantite_g, 'auteur_id', e.auteur_id,
               'date_operation', core.horodatage(e.date_operation),
               'annulee_le', (
                 select core.horodatage(a.le) from commande.annulation a
                 where a.organisation_id = e.organisation_id
                   and a.commande_id = e.commande_id)) as ligne
      from recolte.estimation e
      where (v_page.apres is null
          or (e.date_operation, e.id)
             < ((v_page.apres ->> 0)::timestamptz,
                (v_page.apres ->> 1)::uuid))
        and (p_requete ->> 'parcelle_id' is null
             or e.parcelle_id = (p_requete ->> 'parcelle_id')::uuid)
        and (p_requete ->> 'campagne_id' is null
             or e.campagne_id = (p_requete ->> 'campagne_id')::uuid)
        and (p_requete ->> 'produit_id' is null
             or e.produit_id = (p_requete ->> 'produit_id')::uuid)
      order by e.date_operation desc, e.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'estimations', coalesce(json_agg(p.ligne order by p.rang)
        filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array(d.cle0, d.cle1) from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.estimations(jsonb, jsonb) to api;
