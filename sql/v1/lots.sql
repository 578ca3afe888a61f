-- GET /v1/lots: lots, latest first; filters `campagne_id`, `produit_id`, `emplacement_id`,
-- `reception_id`, `etape_id`, `nature`, `statut`, `categorie`, `disponible`, `recherche` (number).
-- Spec: lots#lot, lots#consommation.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.lots(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_filtre lot.lot := jsonb_populate_record(null::lot.lot, p_requete - 'curseur');
  v_disponible boolean := (p_requete ->> 'disponible')::boolean;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'stock');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select l, row_number() over (order by l.cree_le desc, l.id desc) as rang
      from lot.lot l
      where (v_filtre.campagne_id is null or l.campagne_id = v_filtre.campagne_id)
        and (v_filtre.produit_id is null or l.produit_id = v_filtre.produit_id)
        and (v_filtre.emplacement_id is null or l.emplacement_id = v_filtre.emplacement_id)
        and (v_filtre.reception_id is null or l.reception_id = v_filtre.reception_id)
        and (v_filtre.etape_id is null or l.etape_id = v_filtre.etape_id)
        and (v_filtre.nature is null or l.nature = v_filtre.nature)
        and (v_filtre.statut is null or l.statut = v_filtre.statut)
        and (p_requete ->> 'categorie' is null or lot.categorie(l.id) = p_requete ->> 'categorie')
        and (v_disponible is null
             or (l.statut = 'validé' and lot.quantite(l.id) > 0) = v_disponible)
        and (p_requete ->> 'recherche' is null
          or strpos(lower(l.numero_officiel), lower(p_requete ->> 'recherche')) > 0)
        and (v_page.apres is null or (l.cree_le, l.id)
             < ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid))
      order by l.cree_le desc, l.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'lots', coalesce(json_agg(lot.presenter(p.l) order by p.rang)
                         filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.l).cree_le, (d.l).id) from page d
        where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.lots(jsonb, jsonb) to api;
