-- GET /v1/remises: inputs handed out, latest first, their value in minor units of its currency;
-- filters `producteur_id`, `intrant_id`, `avance`.
-- Spec: types-de-commandes#intrant-remettre.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.remises(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'intrants');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select r.date_operation as cle0, r.id as cle1,
             row_number() over (order by r.date_operation desc, r.id desc) as rang,
             json_build_object(
               'id', r.id, 'reference_provisoire', r.reference_provisoire,
               'producteur_id', r.producteur_id, 'intrant_id', r.intrant_id,
               'quantite', r.quantite, 'unite_code', r.unite_code,
               'valeur', json_build_object('montant', r.valeur_montant, 'devise', r.valeur_devise),
               'avance', r.avance, 'auteur_id', r.auteur_id,
               'date_operation', core.horodatage(r.date_operation),
               'annulee_le', (
                 select core.horodatage(a.le) from commande.annulation a
                 where a.organisation_id = r.organisation_id
                   and a.commande_id = r.commande_id)) as ligne
      from intrant.remise r
      where (v_page.apres is null
          or (r.date_operation, r.id)
             < ((v_page.apres ->> 0)::timestamptz,
                (v_page.apres ->> 1)::uuid))
        and (p_requete ->> 'producteur_id' is null
             or r.producteur_id = (p_requete ->> 'producteur_id')::uuid)
        and (p_requete ->> 'intrant_id' is null
             or r.intrant_id = (p_requete ->> 'intrant_id')::uuid)
        and (p_requete ->> 'avance' is null or r.avance = (p_requete ->> 'avance')::boolean)
      order by r.date_operation desc, r.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'remises', coalesce(json_agg(p.ligne order by p.rang)
        filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array(d.cle0, d.cle1) from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.remises(jsonb, jsonb) to api;
