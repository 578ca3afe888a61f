-- Inserts exchange rates. $1 rates, $2 the loading, $3 the author.
insert into devise.taux
  (organisation_id, source, cible, valeur, depuis, raison, auteur_id, fixe_le)
select core.organisation_id(), t.source, t.cible, t.valeur,
       $2::timestamptz - make_interval(days => t.depuis_jours), t.raison, $3::uuid,
       $2::timestamptz - make_interval(days => t.depuis_jours)
from jsonb_to_recordset($1) as t (
  source text, cible text, valeur numeric, depuis_jours integer, raison text)
