--! Previous: sha1:5a5b1b8b5e015915e4bd25c9ac28835097880002
--! Hash: sha1:ca6bb71994826d2f9a602ec04d59596fae50a7d6

--! no-transaction

-- Inspections about one member that name another member's plot are found by that plot, when its holder leaves.
create index concurrently if not exists inspection_par_parcelle
  on inspection.inspection (parcelle_id, organisation_id);
