--! Previous: sha1:e1b2a6027b82f379cb047a4e8ee15983ebc76af4
--! Hash: sha1:35f3d1287a8513176ac01ceb0d71a2f0cbf51356

-- What a partial index holds, lookups state as well: one that begins with the organization was taken by a
-- look for a row by its key, on tables that were never analyzed, and read whole (docs/decisions/0088). Each
-- begins with what is looked for now, and one that is read in its order states a bound that no lookup states.
-- Who reads or writes there waits meanwhile, so this table and those of the next migrations are held one at
-- a time: commands take them in many orders, and who has one could otherwise wait for the other in a circle.
drop index controle.controle_par_entite;
create index controle_par_entite on controle.controle (entite_id, organisation_id)
  where statut = 'ouvert' or decision = 'non_conformite';
