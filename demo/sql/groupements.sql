-- Inserts groups of producers. $1 groups.
insert into organisation.groupement (organisation_id, id, code, nom)
select core.organisation_id(), g.id, g.code, g.nom
from jsonb_to_recordset($1) as g (id uuid, code text, nom text)
