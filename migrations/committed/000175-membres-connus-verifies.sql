--! Previous: sha1:70914509c020afb30a35b28235007cf6efbcac1b
--! Hash: sha1:b933345f01c40c8fab9b461c6f8224131bbfa81f

-- Validates what the migration before adds.
alter table importation.importation validate constraint importation_connus_connu;
