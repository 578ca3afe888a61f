--! Previous: sha1:8d625510e06b5c74910907a460733e01664f141c
--! Hash: sha1:61b0b7561425b075afcaa7348561e3bdeb146f6d

-- Validates what the migration before adds.
alter table importation.importation validate constraint importation_connus_connu;
