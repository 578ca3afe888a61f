-- Inserts clients. $1 clients, $2 the instant from which they are active.
insert into client.client
  (organisation_id, id, code, nom, pays, adresse, contact, telephone, courriel, actif_pendant,
   cree_le, modifie_le)
select core.organisation_id(), c.id, c.code, c.nom, c.pays, c.adresse, c.contact, c.telephone,
       c.courriel, tstzmultirange(tstzrange($2::timestamptz, null)), $2::timestamptz,
       $2::timestamptz
from jsonb_to_recordset($1) as c (
  id uuid, code text, nom text, pays text, adresse text, contact text, telephone text,
  courriel text)
