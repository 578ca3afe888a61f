--! Previous: sha1:0bd22750e87b283710d2e02c5bc4776a2d3c30cf
--! Hash: sha1:566f83a90654880d92f13fe18b88d3a5b0e2704e

--! no-transaction
-- See 000134.
create index concurrently if not exists replica_capacite_par_groupement
  on replica.capacite (groupement_id, organisation_id);
