-- Inserts places. $1 places, $2 the loading.
insert into emplacement.emplacement (organisation_id, id, code, nom, actif_pendant)
select core.organisation_id(), e.id, e.code, e.nom,
       tstzmultirange(tstzrange(null, $2::timestamptz - make_interval(days => e.ferme_jours)))
from jsonb_to_recordset($1) as e (id uuid, code text, nom text, ferme_jours integer)
