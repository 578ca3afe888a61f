-- Inserts the products of a pack document under fixed ids; opening the campaign gives them the
-- pack's content. $1 products with their ids, $2 the pack's version.
insert into produit.produit
  (organisation_id, id, code, nom_fr, nom_en, unite_code, est_matiere_premiere, actif_pendant,
   pack_version_id)
select core.organisation_id(), p.id, p.code, p.nom_fr, p.nom_en, p.unite_code,
       p.est_matiere_premiere, '{(,)}', $2
from jsonb_to_recordset($1) as p (
  id uuid, code text, nom_fr text, nom_en text, unite_code text, est_matiere_premiere boolean)
