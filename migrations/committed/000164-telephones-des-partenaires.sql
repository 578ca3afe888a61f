--! Previous: sha1:5dd438d894976f0e85dea24de10953bd0b9cf22e
--! Hash: sha1:3c45d044d49a17aff0cfa3ece11a5f47b1c7fa61

-- A telephone of a client or a supplier is kept as a member's is: digits, after a plus sign where it has a country code.
alter table client.client
  drop constraint client_telephone_forme,
  add constraint client_telephone_forme check (telephone ~ '^(\+[1-9])?[0-9]{6,14}$') not valid;
alter table fournisseur.fournisseur
  drop constraint fournisseur_telephone_forme,
  add constraint fournisseur_telephone_forme check (telephone ~ '^(\+[1-9])?[0-9]{6,14}$') not valid;
