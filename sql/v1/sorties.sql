-- GET /v1/sorties: what left lots by itself, latest first; filters `lot_id`, `genre`,
-- `producteur_id`, `depuis`, `jusqu_a` (operation date), `sans_resultat` (samples that wait),
-- `conclusion` (of a result).
-- Spec: lots#sorties.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.sorties(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_filtre lot.sortie_lot := jsonb_populate_record(null::lot.sortie_lot, p_requete - 'curseur');
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'stock');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select s, row_number() over (order by s.le desc, s.id desc) as rang
      from lot.sortie_lot s
      where (v_filtre.lot_id is null or s.lot_id = v_filtre.lot_id)
        and (v_filtre.genre is null or s.genre = v_filtre.genre)
        and (v_filtre.producteur_id is null or s.producteur_id = v_filtre.producteur_id)
        and (p_requete ->> 'depuis' is null
             or s.date_operation >= (p_requete ->> 'depuis')::timestamptz)
        and (p_requete ->> 'jusqu_a' is null
             or s.date_operation < (p_requete ->> 'jusqu_a')::timestamptz)
        and (p_requete ->> 'sans_resultat' is null
             or (s.genre = 'echantillon' and not exists (
                   select from lot.resultat_analyse a where a.sortie_id = s.id))
                = (p_requete ->> 'sans_resultat')::boolean)
        and (p_requete ->> 'conclusion' is null or exists (
               select from lot.resultat_analyse a
               where a.sortie_id = s.id and a.conclusion = p_requete ->> 'conclusion'))
        and (v_page.apres is null or (s.le, s.id)
             < ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid))
      order by s.le desc, s.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'sorties', coalesce(json_agg(lot.presenter_sortie(p.s) order by p.rang)
                            filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.s).le, (d.s).id) from page d
        where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.sorties(jsonb, jsonb) to api;
