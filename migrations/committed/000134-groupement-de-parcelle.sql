--! Previous: sha1:906c61ff0ee95fa8a58b9f5bb12501d8b517deb7
--! Hash: sha1:4315109461393cc994cc026e6a1aefadf18c5731

--! no-transaction
-- What phones see of a plot is found by its group: a device reads the perimeter of its agent.
create index concurrently if not exists replica_parcelle_par_groupement
  on replica.parcelle (groupement_id, organisation_id);
