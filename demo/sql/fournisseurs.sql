-- Inserts suppliers. $1 suppliers, $2 the instant from which they are active.
insert into fournisseur.fournisseur
  (organisation_id, id, code, nom, pays, adresse, contact, telephone, courriel, actif_pendant,
   cree_le)
select core.organisation_id(), f.id, f.code, f.nom, f.pays, f.adresse, f.contact, f.telephone,
       f.courriel, tstzmultirange(tstzrange($2::timestamptz, null)), $2::timestamptz
from jsonb_to_recordset($1) as f (
  id uuid, code text, nom text, pays text, adresse text, contact text, telephone text,
  courriel text)
