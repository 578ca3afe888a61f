--! Previous: sha1:4b3d7adadb9ccc8b9ae4b87c4a44efcb4604c2ec
--! Hash: sha1:6401ac46cee24a391674f227a868960e2ccbd5c0

-- /verifier reads whether the service dated a command: a command that was set aside by its fingerprint has none.
grant select (date_operation) on commande.commande to cockpit;

-- A document of such a command bears the code that its phone claims. It takes that of what stands in it, is drawn
-- again when it is asked for, and its older file goes with those that are erased.
grant usage on schema document, commande, conservation to migration;
grant select (organisation_id, id, empreinte, date_operation) on commande.commande to migration;
grant select, update (code, empreinte, sha256, taille_octets, dessine_le) on document.document to migration;
grant insert on conservation.objet to migration;
set local role migration;
set local row_security = off;
with visee as materialized (
  select d.organisation_id, d.id, d.sha256,
         encode(sha256(convert_to(coalesce(d.donnees::text, d.id::text), 'UTF8')), 'hex') as empreinte
  from commande.commande c
    join document.document d on d.organisation_id = c.organisation_id and d.commande_id = c.id
  where c.date_operation is null and d.empreinte = c.empreinte
),
repris as (
  update document.document d
  set code = left(v.empreinte, 16), empreinte = v.empreinte, sha256 = null, taille_octets = null,
      dessine_le = null
  from visee v
  where d.organisation_id = v.organisation_id and d.id = v.id
)
insert into conservation.objet (organisation_id, cle, liste_le)
select v.organisation_id, format('%s/%s/%s', v.organisation_id, v.id, v.sha256), now()
from visee v
where v.sha256 is not null;
set local row_security = on;
set local role proprietaire;
revoke insert on conservation.objet from migration;
revoke select, update (code, empreinte, sha256, taille_octets, dessine_le)
  on document.document from migration;
revoke select (organisation_id, id, empreinte, date_operation) on commande.commande from migration;
revoke usage on schema document, commande, conservation from migration;
