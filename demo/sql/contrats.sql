-- Inserts purchase contracts with their lines. $1 contracts, $2 the loading, $3 the campaign, $4
-- the currency.
with recu as materialized (
  select c.id, c.code, c.statut, c.lignes, coalesce(c.devise, $4::text) as devise,
         $2::timestamptz - make_interval(days => c.depuis_jours) as depuis,
         $2::timestamptz - make_interval(days => c.jusque_jours) as jusque
  from jsonb_to_recordset($1) as c (
    id uuid, code text, statut text, depuis_jours integer, jusque_jours integer, devise text,
    lignes jsonb)
),
contrat as (
  insert into contrat.contrat
    (organisation_id, id, code, campagne_id, statut, actif_pendant, devise, cree_le)
  select core.organisation_id(), r.id, r.code, $3::uuid, r.statut,
         case when r.statut = 'brouillon' then '{}'
              else tstzmultirange(tstzrange(r.depuis, r.jusque)) end,
         r.devise, r.depuis - interval '3 days'
  from recu r
)
insert into contrat.ligne
  (organisation_id, contrat_id, rang, produit_id, quantite_g, prix_kg, formule)
select core.organisation_id(), r.id, l.rang, l.produit_id, l.quantite_g, l.prix_kg, l.formule
from recu r,
  jsonb_to_recordset(r.lignes) as l (
    rang smallint, produit_id uuid, quantite_g bigint, prix_kg bigint, formule jsonb)
