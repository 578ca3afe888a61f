-- Inserts interests that accounts declared in producers. $1 interests, $2 the loading.
insert into inspection.interet (organisation_id, id, utilisateur_id, producteur_id, nature, periode)
select core.organisation_id(), i.id, i.utilisateur_id, i.producteur_id, i.nature,
       tstzrange($2::timestamptz - make_interval(days => i.depuis_jours), null)
from jsonb_to_recordset($1) as i (
  id uuid, utilisateur_id uuid, producteur_id uuid, nature text, depuis_jours integer)
