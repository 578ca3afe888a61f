--! Previous: sha1:95d160516b66a346d35472d675662d7ff018f52c
--! Hash: sha1:cce92d1d686bca3ae448002bf3a788fc1b7b3ad6

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
