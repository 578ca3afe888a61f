--! Previous: sha1:7bdfe2689f6db2fc27750ff92c2ee2b3aabccf9d
--! Hash: sha1:4ddb4f8aab3c5d518e4a2759cabb351afda8739a

-- Reversals alone are indexed, so that a collection's movement writes one index less.

drop index matiere.mouvement_contrepasse_une_fois;
create unique index mouvement_contrepasse_une_fois on matiere.mouvement (
  organisation_id, contrepasse_id) where contrepasse_id is not null;
-- PostGraphile takes a partial index for none; this one serves every lookup of a reversal.
comment on constraint mouvement_contrepasse on matiere.mouvement is '@isIndexed';
