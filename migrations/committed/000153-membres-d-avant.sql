--! Previous: sha1:c3d01901bf27462704364add12666db1bdbe3529
--! Hash: sha1:70b9465d41477d707e48f999497522ff3de45986

-- What an organization knew of its members before it used the service: since when each is one, and when they were last
-- inspected.
alter table producteur.producteur
  add column membre_depuis timestamptz,
  add column derniere_inspection_le timestamptz,
  drop constraint parametre_invalide,
  add constraint parametre_invalide check (
    date_naissance between '0001-01-01' and '9999-12-31'
    and cree_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and membre_depuis between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and derniere_inspection_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00') not valid;
comment on column producteur.producteur.membre_depuis is
  'Since when they are a member, of who was one before they were registered; null of others.';
comment on column producteur.producteur.derniere_inspection_le is
  'Their last internal inspection before the organization used the service, as it was told; null when none was.';
