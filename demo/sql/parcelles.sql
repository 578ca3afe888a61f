-- Inserts plots with their crops, survey, yields and quality states. $1 plots, $2 the instant of
-- registration, $3 the loading, $4 the campaign of the yields, $5 the author of the yields.
with recu as materialized (
  select p.id, p.producteur_id, p.groupement_id, p.nom, p.surface_declaree_m2, p.polygone_id,
         p.nb_points, p.precision_mediane_cm, p.cultures, p.rendements, p.statuts,
         public.st_setsrid(public.st_geomfromgeojson(p.geojson), 4326) as forme
  from jsonb_to_recordset($1) as p (
    id uuid, producteur_id uuid, groupement_id uuid, nom text, surface_declaree_m2 bigint,
    polygone_id uuid, geojson jsonb, nb_points integer, precision_mediane_cm integer,
    cultures jsonb, rendements jsonb, statuts jsonb)
),
parcelle as (
  insert into parcelle.parcelle
    (organisation_id, id, producteur_declare, producteur_id, groupement_id, nom,
     surface_declaree_m2, cree_le)
  select core.organisation_id(), r.id, r.producteur_id, r.producteur_id, r.groupement_id, r.nom,
         r.surface_declaree_m2, $2::timestamptz
  from recu r
),
culture as (
  insert into parcelle.culture (organisation_id, parcelle_id, produit_declare, produit_id, part_cp)
  select core.organisation_id(), r.id, c.produit_id, c.produit_id, c.part_cp
  from recu r, jsonb_to_recordset(r.cultures) as c (produit_id uuid, part_cp integer)
),
polygone as (
  insert into parcelle.polygone
    (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m, precision_mediane_cm,
     nb_points, date_operation)
  select core.organisation_id(), r.polygone_id, r.id, r.forme,
         round(public.st_area(r.forme::public.geography)),
         round(public.st_perimeter(r.forme::public.geography)), r.precision_mediane_cm,
         r.nb_points, $2::timestamptz
  from recu r
),
rendement as (
  insert into parcelle.rendement
    (organisation_id, id, parcelle_id, campagne_id, produit_id, rendement_g_ha, raison, fixe_le,
     auteur_id)
  select core.organisation_id(), t.id, r.id, $4::uuid, t.produit_id, t.rendement_g_ha,
         'Comptage sur trois carrés par l’équipe technique', $3::timestamptz - interval '55 days',
         $5::uuid
  from recu r,
    jsonb_to_recordset(r.rendements) as t (id uuid, produit_id uuid, rendement_g_ha bigint)
),
statut as materialized (
  select s.id, r.id as parcelle_id, s.referentiel, s.etat,
         $3::timestamptz - make_interval(days => s.depuis_jours) as depuis,
         $3::timestamptz - make_interval(days => s.jusque_jours) as jusque
  from recu r,
    jsonb_to_recordset(r.statuts) as s (
      id uuid, referentiel text, etat text, depuis_jours integer, jusque_jours integer)
),
revision as (
  insert into conformite.revision
    (organisation_id, id, parcelle_id, referentiel_code, etat_code, depuis, enregistree_le,
     raison, auteur_id, origine)
  select core.organisation_id(), s.id, s.parcelle_id, s.referentiel, s.etat, s.depuis,
         greatest(s.depuis, $2::timestamptz), 'Registres de la parcelle et inspection interne',
         $5::uuid, 'revision'
  from statut s order by s.parcelle_id, s.referentiel, s.depuis
)
insert into conformite.statut_parcelle
  (organisation_id, id, parcelle_id, referentiel_code, etat_code, periode, raison, auteur_id)
select core.organisation_id(), s.id, s.parcelle_id, s.referentiel, s.etat,
       tstzrange(s.depuis, s.jusque), 'Registres de la parcelle et inspection interne', $5::uuid
from statut s
