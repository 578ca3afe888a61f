-- Inserts dated events of members and plots. $1 {adhesions, rattachements, transferts}, $2 the
-- loading, $3 the author.
with adhesion as (
  insert into producteur.adhesion
    (organisation_id, producteur_id, nature, le, raison, auteur_id, enregistre_le)
  select core.organisation_id(), a.producteur_id, a.nature,
         $2::timestamptz - make_interval(days => a.jours), a.raison, $3::uuid,
         $2::timestamptz - make_interval(days => a.jours)
  from jsonb_to_recordset($1::jsonb -> 'adhesions') as a (
    producteur_id uuid, nature text, jours integer, raison text)
),
rattachement as (
  insert into producteur.rattachement
    (organisation_id, producteur_id, ancien_id, groupement_id, le, raison, auteur_id,
     enregistre_le)
  select core.organisation_id(), r.producteur_id, r.ancien_id, r.groupement_id,
         $2::timestamptz - make_interval(days => r.jours), r.raison, $3::uuid,
         $2::timestamptz - make_interval(days => r.jours)
  from jsonb_to_recordset($1::jsonb -> 'rattachements') as r (
    producteur_id uuid, ancien_id uuid, groupement_id uuid, jours integer, raison text)
)
insert into parcelle.transfert
  (organisation_id, parcelle_id, ancien_id, producteur_id, le, raison, auteur_id, enregistre_le)
select core.organisation_id(), t.parcelle_id, t.ancien_id, t.producteur_id,
       $2::timestamptz - make_interval(days => t.jours), t.raison, $3::uuid,
       $2::timestamptz - make_interval(days => t.jours)
from jsonb_to_recordset($1::jsonb -> 'transferts') as t (
  parcelle_id uuid, ancien_id uuid, producteur_id uuid, jours integer, raison text)
