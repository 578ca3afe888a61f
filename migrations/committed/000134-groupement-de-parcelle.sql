--! Previous: sha1:d1cba03dabcafeb258aaceb240a1e19bc79acdfc
--! Hash: sha1:b480b5f378f9e7b208a62224b214c427b5a21f3f

--! no-transaction
-- What phones see of a plot is found by its group: a device reads the perimeter of its agent.
create index concurrently if not exists replica_parcelle_par_groupement
  on replica.parcelle (groupement_id, organisation_id);
