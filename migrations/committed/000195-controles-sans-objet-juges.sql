--! Previous: sha1:dfc2914d8f8c0add76587eb7d17a013887e20094
--! Hash: sha1:2588ce014485dca5cdc6f29ae4f31a5b7ed8baa7

-- Validates what the migration before adds.
alter table controle.controle validate constraint controle_leve_complet;
