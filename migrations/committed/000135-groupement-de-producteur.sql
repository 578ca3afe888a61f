--! Previous: sha1:4315109461393cc994cc026e6a1aefadf18c5731
--! Hash: sha1:3f13275ca0a4493ee79e56ed5691f295de066709

--! no-transaction
-- See 000134.
create index concurrently if not exists replica_producteur_par_groupement
  on replica.producteur (groupement_id, organisation_id);
