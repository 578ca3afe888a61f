-- GET /v1/redressements: what late data changed in receptions, latest first; filters
-- `reception_id`, `collecte_id`, `genre`, `expedie` (whether some of it had been shipped),
-- `depuis`, `jusqu_a`.
-- Spec: lots#requalification.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.redressements(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_filtre reception.redressement :=
    jsonb_populate_record(null::reception.redressement, p_requete - 'curseur');
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'stock');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select r, row_number() over (order by r.rang desc) as rang
      from reception.redressement r
      where (v_filtre.reception_id is null or r.reception_id = v_filtre.reception_id)
        and (v_filtre.collecte_id is null or r.collecte_id = v_filtre.collecte_id)
        and (v_filtre.genre is null or r.genre = v_filtre.genre)
        and (p_requete ->> 'expedie' is null
             or (r.expeditions <> '[]') = (p_requete ->> 'expedie')::boolean)
        and (p_requete ->> 'depuis' is null or r.le >= (p_requete ->> 'depuis')::timestamptz)
        and (p_requete ->> 'jusqu_a' is null or r.le < (p_requete ->> 'jusqu_a')::timestamptz)
        and (v_page.apres is null or r.rang < (v_page.apres ->> 0)::bigint)
      order by r.rang desc limit v_page.limite + 1
    )
    select json_build_object(
      'redressements', coalesce(json_agg(
        to_jsonb(p.r) - 'organisation_id' - 'rang' - 'le'
          || jsonb_build_object('le', core.horodatage((p.r).le)) order by p.rang)
        filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.r).rang) from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.redressements(jsonb, jsonb) to api;
