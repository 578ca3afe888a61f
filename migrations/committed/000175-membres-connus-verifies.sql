--! Previous: sha1:8e7648b2ee98d51fb019af50aa671398502aafa9
--! Hash: sha1:1f2cc45d7b994b1ac17e1eb3d9c247a4c007b6ee

-- Validates what the migration before adds.
alter table importation.importation validate constraint importation_connus_connu;
