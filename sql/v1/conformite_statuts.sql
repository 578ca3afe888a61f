-- GET /v1/conformite/statuts: the quality states of plots through time, as the revisions make them;
-- filters `parcelle_id`, `producteur_id`, `referentiel`, `etat`, and `le`: those in force when that
-- day of the organization ended.
-- Spec: conformite-et-certificats#statut.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.conformite_statuts(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_fin timestamptz;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'certification');
  v_page := core.tourner_page(p_requete);
  select ((p_requete ->> 'le')::date + 1)::timestamp at time zone o.fuseau_horaire
           - interval '1 microsecond' into v_fin
  from organisation.organisation o where o.id = core.organisation_id();
  return (
    with page as (
      select s.parcelle_id, s.referentiel_code, d.depuis,
             row_number() over (order by s.parcelle_id, s.referentiel_code, d.depuis) as rang,
             json_build_object(
               'id', s.id, 'parcelle_id', s.parcelle_id, 'producteur_id', p.producteur_id,
               'referentiel_code', s.referentiel_code, 'etat_code', s.etat_code,
               'categorie_affichage', e.categorie_affichage,
               'depuis', core.horodatage(d.depuis),
               'jusque', core.horodatage(upper(s.periode)), 'raison', s.raison,
               'auteur_id', s.auteur_id) as ligne
      from conformite.statut_parcelle s
        join parcelle.parcelle p on p.organisation_id = s.organisation_id and p.id = s.parcelle_id
        join conformite.etat e on e.referentiel_code = s.referentiel_code and e.code = s.etat_code
        cross join lateral (select coalesce(lower(s.periode), '-infinity') as depuis) as d
      where (v_page.apres is null
          or (s.parcelle_id, s.referentiel_code, d.depuis)
             > ((v_page.apres ->> 0)::uuid, v_page.apres ->> 1,
                (v_page.apres ->> 2)::timestamptz))
        and (p_requete ->> 'parcelle_id' is null
             or s.parcelle_id = (p_requete ->> 'parcelle_id')::uuid)
        and (p_requete ->> 'producteur_id' is null
             or p.producteur_id = (p_requete ->> 'producteur_id')::uuid)
        and (p_requete ->> 'referentiel' is null
             or s.referentiel_code = p_requete ->> 'referentiel')
        and (p_requete ->> 'etat' is null or s.etat_code = p_requete ->> 'etat')
        and (v_fin is null or s.periode @> v_fin)
      order by s.parcelle_id, s.referentiel_code, d.depuis limit v_page.limite + 1
    )
    select json_build_object(
      'statuts', coalesce(json_agg(p.ligne order by p.rang)
        filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array(d.parcelle_id, d.referentiel_code, d.depuis) from page d
        where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.conformite_statuts(jsonb, jsonb) to api;
