-- Inserts producers, and their identity documents in a separate table. $1 producers, $2 the instant
-- of registration, $3 the loading.
with recu as materialized (
  select p.id, p.groupement_id, p.nom, p.prenoms, p.sexe, p.date_naissance, p.telephone, p.localite,
         p.piece, $3::timestamptz - make_interval(days => p.sorti_jours) as sorti_le
  from jsonb_to_recordset($1) as p (
    id uuid, groupement_id uuid, nom text, prenoms text, sexe text, date_naissance date,
    telephone text, localite text, sorti_jours integer, piece jsonb)
),
producteur as (
  insert into producteur.producteur
    (organisation_id, id, groupement_declare, groupement_id, nom, prenoms, sexe, date_naissance,
     telephone, localite, actif_pendant, cree_le)
  select core.organisation_id(), r.id, r.groupement_id, r.groupement_id, r.nom, r.prenoms, r.sexe,
         r.date_naissance, r.telephone, r.localite, tstzmultirange(tstzrange(null, r.sorti_le)),
         $2::timestamptz
  from recu r
)
insert into producteur.piece_identite (organisation_id, producteur_id, type, numero, pays)
select core.organisation_id(), r.id, r.piece ->> 'type', r.piece ->> 'numero', r.piece ->> 'pays'
from recu r where jsonb_typeof(r.piece) = 'object'
