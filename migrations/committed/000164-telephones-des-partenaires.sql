--! Previous: sha1:938cd9fd02f3452232cfe099a83149a7d0d8fb69
--! Hash: sha1:38a5eeee4b9f25c304ba669247656e365930f556

-- A telephone of a client or a supplier is kept as a member's is: digits, after a plus sign where it has a country code.
alter table client.client
  drop constraint client_telephone_forme,
  add constraint client_telephone_forme check (telephone ~ '^(\+[1-9])?[0-9]{6,14}$') not valid;
alter table fournisseur.fournisseur
  drop constraint fournisseur_telephone_forme,
  add constraint fournisseur_telephone_forme check (telephone ~ '^(\+[1-9])?[0-9]{6,14}$') not valid;
