--! Previous: sha1:95ec842927b2c2ed31a547efca2bc00e1074f0cf
--! Hash: sha1:572c296c78f5e9f1aefe60e1e2bc0c494f982c06

-- The organization's own number of a member, which its files bring in: until now only the rows of imports held it.
alter table producteur.producteur add column reference text;
comment on column producteur.producteur.reference is
  'The organization''s own number of the producer, unique there; null without one.';

-- A number that two members have stays where it is, in the rows of their imports.
grant usage on schema producteur, importation to migration;
grant select (organisation_id, id, actif_pendant), update (reference) on producteur.producteur to migration;
grant select on importation.importation, importation.ligne to migration;
alter table producteur.producteur disable trigger user;
set local role migration;
set local row_security = off;
update producteur.producteur p set reference = l.cle
from importation.ligne l
  join importation.importation i on i.organisation_id = l.organisation_id and i.id = l.importation_id
where i.genre = 'producteurs' and l.organisation_id = p.organisation_id and l.objet_id = p.id
  and l.cle is not null and p.actif_pendant <> '{}' and 1 = (
    select count(distinct m.objet_id)
    from importation.ligne m
      join importation.importation j on j.organisation_id = m.organisation_id and j.id = m.importation_id
      join producteur.producteur q on q.organisation_id = m.organisation_id and q.id = m.objet_id
    where m.cle = l.cle and m.organisation_id = l.organisation_id and j.genre = 'producteurs'
      and q.actif_pendant <> '{}');
set local row_security = on;
set local role proprietaire;
alter table producteur.producteur enable trigger user;
revoke select on importation.importation, importation.ligne from migration;
revoke select (organisation_id, id, actif_pendant), update (reference) on producteur.producteur from migration;
revoke usage on schema producteur, importation from migration;
