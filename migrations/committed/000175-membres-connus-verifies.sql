--! Previous: sha1:45deb60513c26ce89822aebdce77a1a44bbbf572
--! Hash: sha1:11d8837fe8972abaaccc0e646f2dcb38c58bd40b

-- Validates what the migration before adds.
alter table importation.importation validate constraint importation_connus_connu;
