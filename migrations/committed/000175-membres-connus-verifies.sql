--! Previous: sha1:f2bda29343b9f7a0bd7dcd2e65e2143ae5a247d8
--! Hash: sha1:f07a95c013b4020112cd241b8a55d81c44b94b94

-- Validates what the migration before adds.
alter table importation.importation validate constraint importation_connus_connu;
