--! Previous: sha1:3f13275ca0a4493ee79e56ed5691f295de066709
--! Hash: sha1:0bd22750e87b283710d2e02c5bc4776a2d3c30cf

--! no-transaction
-- See 000134.
create index concurrently if not exists replica_statut_parcelle_par_groupement
  on replica.statut_parcelle (groupement_id, organisation_id);
