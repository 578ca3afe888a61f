-- GET /v1/mouvements: movements of matter, latest first; filters `lot_id`, `collecte_id`,
-- `producteur_id`, `produit_id`, `genre`, `entite`, `entite_id`, `auteur_id`, `depuis`, `jusqu_a`
-- (operation date), `contrepasse` (whether it was reversed).
-- Spec: matiere#mouvements.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.mouvements(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_filtre matiere.mouvement :=
    jsonb_populate_record(null::matiere.mouvement, p_requete - 'curseur');
  v_objets uuid[] := array_remove(
    array[p_requete ->> 'lot_id', p_requete ->> 'producteur_id']::uuid[], null);
  v_collecte_id uuid := (p_requete ->> 'collecte_id')::uuid;
  v_produit_id uuid := (p_requete ->> 'produit_id')::uuid;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'stock');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select m, row_number() over (order by m.rang desc) as rang
      from matiere.mouvement m
      where (v_filtre.genre is null or m.genre = v_filtre.genre)
        and (v_filtre.entite is null or m.entite = v_filtre.entite)
        and (v_filtre.entite_id is null or m.entite_id = v_filtre.entite_id)
        and (v_filtre.auteur_id is null or m.auteur_id = v_filtre.auteur_id)
        and (p_requete ->> 'depuis' is null
             or m.date_operation >= (p_requete ->> 'depuis')::timestamptz)
        and (p_requete ->> 'jusqu_a' is null
             or m.date_operation < (p_requete ->> 'jusqu_a')::timestamptz)
        and (p_requete ->> 'contrepasse' is null
             or (p_requete ->> 'contrepasse')::boolean
                = exists (select from matiere.mouvement r where r.contrepasse_id = m.id))
        and matiere.concerne(m.id, v_objets, v_produit_id)
        and (v_collecte_id is null or m.entite_id = v_collecte_id or exists (
               select from matiere.ecriture e
               where e.mouvement_id = m.id and e.objet_id = v_collecte_id))
        and (v_page.apres is null or m.rang < (v_page.apres ->> 0)::bigint)
      order by m.rang desc limit v_page.limite + 1
    )
    select json_build_object(
      'mouvements', coalesce(json_agg(matiere.presenter(p.m) order by p.rang)
                               filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.m).rang) from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.mouvements(jsonb, jsonb) to api;
