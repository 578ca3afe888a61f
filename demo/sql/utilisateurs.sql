-- Inserts accounts with their permission sets and, for agents, the assigned groups. $1 accounts, $2
-- the instant of creation, $3 the loading, $4 the author.
with compte as materialized (
  select utilisateur.creer(c.id, c.identifiant, c.nom, $2::timestamptz) as id, c.ensembles,
         c.groupements, $3::timestamptz + make_interval(days => c.fin_jours) as fin
  from jsonb_to_recordset($1) as c (
    id uuid, identifiant text, nom text, ensembles text[], groupements uuid[], fin_jours integer)
),
attribution as (
  insert into utilisateur.attribution
    (organisation_id, utilisateur_id, ensemble_id, periode, attribue_par)
  select core.organisation_id(), c.id, e.id, tstzrange($2::timestamptz, c.fin), $4::uuid
  from compte c join utilisateur.ensemble e on e.code = any (c.ensembles)
)
insert into utilisateur.groupement_agent
  (organisation_id, id, utilisateur_id, groupement_id, debut, affecte_par, affecte_le)
select core.organisation_id(), md5(concat(c.id, g))::uuid, c.id, g, $2::timestamptz, $4::uuid, $2::timestamptz
from compte c, unnest(c.groupements) as g
