--! Previous: sha1:3c45d044d49a17aff0cfa3ece11a5f47b1c7fa61
--! Hash: sha1:cedd9cbfb61fcfd281cae21ebd3b0f56cf103481

-- See 000164.
alter table client.client validate constraint client_telephone_forme;
alter table fournisseur.fournisseur validate constraint fournisseur_telephone_forme;
