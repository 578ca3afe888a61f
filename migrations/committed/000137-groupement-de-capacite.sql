--! Previous: sha1:eb17afa314cff216f8daf1315ceff7b2804a853c
--! Hash: sha1:de67e53dab596adb5d84a388b1cb6e5dada6d8ff

--! no-transaction
-- See 000134.
create index concurrently if not exists replica_capacite_par_groupement
  on replica.capacite (groupement_id, organisation_id);
