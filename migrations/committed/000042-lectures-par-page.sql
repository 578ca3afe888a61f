--! Previous: sha1:3639a3ce566daa075c5d71dee0bd6563cd9a81db
--! Hash: sha1:97663a399f66f9d7e5a640446c9f957d2c758069

-- What a page of a list, and the newest of a queue, are read by.

-- Certificates, last to end first.
create index certificat_par_fin on certificat.certificat (organisation_id, valide_au, id);

-- The messages that are to be sent, in the order in which they are: neither column ever changes.
create index sms_du_par_date on collecte.sms_du (organisation_id, le, collecte_id);

-- The receptions of a group, of a supplier, of a contract, latest first.
create index reception_par_groupement on reception.reception (
  organisation_id, groupement_id, date_operation, id) where groupement_id is not null;
create index reception_par_fournisseur on reception.reception (
  organisation_id, fournisseur_id, date_operation, id) where fournisseur_id is not null;
create index reception_par_contrat on reception.reception (
  organisation_id, contrat_id, date_operation, id) where contrat_id is not null;
