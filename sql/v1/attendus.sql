-- GET /v1/attendus: provisional references that receptions hold the goods of and whose commands
-- have not arrived, oldest first; filters `reception_id`, `campagne_id`, `groupement_id`,
-- `utilisateur_id` (whose phone made it), `depuis_jours` (waiting for at least so many days), a
-- range of dates of receptions; newest first where `tri` says so.
-- Spec: receptions#attendus, api#ordre.
-- Chosen: docs/decisions/0024-suites.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.attendus(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_filtre reception.reception;
  v_reception_id uuid;
  v_utilisateur_id uuid;
  v_avant timestamptz;
  v_envers boolean := coalesce(p_requete ->> 'tri' = '-date_operation', false);
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'stock');
  v_filtre := jsonb_populate_record(null::reception.reception, p_requete - 'curseur');
  v_reception_id := (p_requete ->> 'reception_id')::uuid;
  v_utilisateur_id := (p_requete ->> 'utilisateur_id')::uuid;
  v_avant := now() - make_interval(days => (p_requete ->> 'depuis_jours')::integer);
  v_page := core.tourner_page(p_requete);
  return (
    with attendu as materialized (
      select a, a.organisation_id, a.id, a.reception_id,
             split_part(a.reference_provisoire, '-', 2) as code_court
      from reception.apport a
      where v_reception_id is null and a.collecte_id is null and a.annule_le is null
      union all
      select a, a.organisation_id, a.id, a.reception_id, split_part(a.reference_provisoire, '-', 2)
      from reception.apport a
      where a.reception_id = v_reception_id and a.collecte_id is null and a.annule_le is null
    ),
    page as (
      select a.a, r, t, row_number() over (
               order by case when v_envers then r.date_operation end desc,
                        case when v_envers then a.id end desc, r.date_operation, a.id) as rang
      from attendu a
        join reception.reception r
          on r.organisation_id = a.organisation_id and r.id = a.reception_id
        left join appareil.appareil t on t.organisation_id = a.organisation_id
          and t.code_court = a.code_court
      where (v_filtre.campagne_id is null or r.campagne_id = v_filtre.campagne_id)
        and (v_filtre.groupement_id is null or r.groupement_id = v_filtre.groupement_id)
        and (v_utilisateur_id is null or t.utilisateur_id = v_utilisateur_id)
        and (v_avant is null or r.date_operation <= v_avant)
        and (p_requete ->> 'du' is null
             or r.date_operation >= (p_requete ->> 'du')::timestamptz)
        and (p_requete ->> 'au' is null
             or r.date_operation <= (p_requete ->> 'au')::timestamptz)
        and (v_page.apres is null or case when v_envers
               then (r.date_operation, a.id)
                    < ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid)
               else (r.date_operation, a.id)
                    > ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid) end)
      order by rang limit v_page.limite + 1
    )
    select json_build_object(
      'attendus', coalesce(json_agg(reception.presenter_attendu(p.a, p.r, p.t) order by p.rang)
                             filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.r).date_operation, (d.a).id) from page d
        where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.attendus(jsonb, jsonb) to api;
