--! Previous: sha1:38a5eeee4b9f25c304ba669247656e365930f556
--! Hash: sha1:81280f5d8814e0ddff63d15e89e50edaeefa4927

-- See 000164.
alter table client.client validate constraint client_telephone_forme;
alter table fournisseur.fournisseur validate constraint fournisseur_telephone_forme;
