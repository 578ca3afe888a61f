-- Inserts the organization's own permission sets, each with an assignment that begins in a month.
-- $1 sets, $2 the instant of creation, $3 the loading, $4 the author.
with recu as materialized (
  select r.id, r.code, r.libelle, r.permissions, r.attribution_id, r.utilisateur_id
  from jsonb_to_recordset($1) as r (
    id uuid, code text, libelle text, permissions text[], attribution_id uuid, utilisateur_id uuid)
),
ensemble as (
  insert into utilisateur.ensemble as e (organisation_id, id, code, libelle)
  select core.organisation_id(), r.id, r.code, r.libelle from recu r
  returning e
),
version as materialized (
  select (e.e).id, utilisateur.ecrire_version(e.e, r.permissions, null, $4::uuid, $2::timestamptz)
  from ensemble e join recu r on r.id = (e.e).id
),
attribution as (
  insert into utilisateur.attribution as a
    (organisation_id, id, utilisateur_id, ensemble_id, periode, attribue_par)
  select core.organisation_id(), r.attribution_id, r.utilisateur_id, r.id,
         tstzrange($3::timestamptz + interval '30 days', null), $4::uuid
  from recu r join version v on v.id = r.id
  returning a
)
select utilisateur.consigner_acte(a.a, 'attribuer', lower((a.a).periode), null, 'Campagne à venir',
                                  $4::uuid, $3::timestamptz)
from attribution a
