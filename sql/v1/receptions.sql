-- GET /v1/receptions: receptions, latest operation first; filters `campagne_id`, `produit_id`,
-- `groupement_id`, `fournisseur_id`, `contrat_id`, `emplacement_id`, `lot_id`, `collecte_id`,
-- `statut`, `origine`, `reference_provisoire`, `attendus`, `recherche` (in the number), `du`, `au`.
-- Spec: receptions#reception.
-- Chosen: docs/decisions/0023-receptions.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.receptions(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'stock');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select r, row_number() over (order by r.date_operation desc, r.id desc) as rang
      from reception.reception r
      where (v_page.apres is null or (r.date_operation, r.id)
             < ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid))
        and (p_requete ->> 'groupement_id' is null
             or r.groupement_id = (p_requete ->> 'groupement_id')::uuid)
        and (p_requete ->> 'fournisseur_id' is null
             or r.fournisseur_id = (p_requete ->> 'fournisseur_id')::uuid)
        and (p_requete ->> 'contrat_id' is null
             or r.contrat_id = (p_requete ->> 'contrat_id')::uuid)
        and (p_requete ->> 'lot_id' is null or r.id = (
          select l.reception_id from lot.lot l where l.id = (p_requete ->> 'lot_id')::uuid))
        and reception.est_demandee(r, p_requete)
      order by r.date_operation desc, r.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'receptions', coalesce(json_agg(reception.presenter(p.r) order by p.rang)
                               filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.r).date_operation, (d.r).id)
        from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.receptions(jsonb, jsonb) to api;
