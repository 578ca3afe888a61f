--! Previous: sha1:48d9b24725069cd477f6c262abdd0871b885b3ef
--! Hash: sha1:bb7d77f4f74b4f60ebf657f13d43d7c5b0bc8d14

--! no-transaction

-- Inspections about one member that name another member's plot are found by that plot, when its holder leaves.
create index concurrently if not exists inspection_par_parcelle
  on inspection.inspection (parcelle_id, organisation_id);
