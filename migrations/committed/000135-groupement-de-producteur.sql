--! Previous: sha1:b480b5f378f9e7b208a62224b214c427b5a21f3f
--! Hash: sha1:7839d4420a1d942bc303e113e33f0905a8c7bee5

--! no-transaction
-- See 000134.
create index concurrently if not exists replica_producteur_par_groupement
  on replica.producteur (groupement_id, organisation_id);
