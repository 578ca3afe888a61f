-- Inserts certificates with their scopes and suspensions. $1 certificates, $2 the loading, $3 the
-- author.
with recu as materialized (
  select c.id, c.numero, c.organisme, c.groupement_id, c.fournisseur_id, c.referentiel_code,
         c.categorie, c.suspendu_jours, c.activites, o.fuseau_horaire, j.aujourdhui,
         j.aujourdhui - c.du_jours as valide_du, j.aujourdhui - c.au_jours as valide_au
  from organisation.organisation o
    cross join lateral (
      select ($2::timestamptz at time zone o.fuseau_horaire)::date as aujourdhui) as j
    cross join jsonb_to_recordset($1) as c (
      id uuid, numero text, organisme text, groupement_id uuid, fournisseur_id uuid,
      referentiel_code text, categorie text, du_jours integer, au_jours integer,
      suspendu_jours integer, activites jsonb)
  where o.id = core.organisation_id()
),
certificat as (
  insert into certificat.certificat
    (organisation_id, id, numero, organisme, groupement_id, fournisseur_id, referentiel_code,
     categorie, valide_du, valide_au, valide_pendant, statut, cree_le, auteur_id)
  select core.organisation_id(), r.id, r.numero, r.organisme, r.groupement_id, r.fournisseur_id,
         r.referentiel_code, r.categorie, r.valide_du, r.valide_au,
         tstzrange(r.valide_du::timestamp at time zone r.fuseau_horaire,
                   (r.valide_au + 1)::timestamp at time zone r.fuseau_horaire),
         case when r.suspendu_jours is null then 'valide' else 'suspendu' end,
         r.valide_du::timestamp at time zone r.fuseau_horaire, $3::uuid
  from recu r
),
portee as (
  insert into certificat.portee
    (organisation_id, certificat_id, activite, ajoutee_le, auteur_id)
  select core.organisation_id(), r.id, a.value,
         r.valide_du::timestamp at time zone r.fuseau_horaire, $3::uuid
  from recu r cross join jsonb_array_elements_text(r.activites) with ordinality as a
  order by r.id, a.ordinality
)
insert into certificat.changement
  (organisation_id, certificat_id, statut, depuis, enregistre_le, raison, auteur_id)
select core.organisation_id(), r.id, 'suspendu', r.aujourdhui - r.suspendu_jours,
       $2::timestamptz - make_interval(days => r.suspendu_jours),
       'Registres de deux membres incomplets lors du contrôle annuel', $3::uuid
from recu r where r.suspendu_jours is not null
