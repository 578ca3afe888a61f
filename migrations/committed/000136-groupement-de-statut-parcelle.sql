--! Previous: sha1:7839d4420a1d942bc303e113e33f0905a8c7bee5
--! Hash: sha1:eb17afa314cff216f8daf1315ceff7b2804a853c

--! no-transaction
-- See 000134.
create index concurrently if not exists replica_statut_parcelle_par_groupement
  on replica.statut_parcelle (groupement_id, organisation_id);
