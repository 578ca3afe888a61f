--! Previous: sha1:6644f71be2db593f7f8baa9499f47315009b8b88
--! Hash: sha1:ff532ffbb6e273e161031f78c749de4c22c26c8a

-- Stops: whoever opens a call or sends a command, for as long as the permission sets that accounts hold are
-- read: some milliseconds.

-- The index of an exclusion constraint compares each page whole, and at equal cost was taken for what every
-- call looks up, the permission sets of an account. It answers nobody now but its own constraint, whose
-- condition, of which every row is, no lookup states (docs/decisions/0060).
alter table utilisateur.attribution
  drop constraint attribution_sans_chevauchement,
  add constraint attribution_sans_chevauchement exclude using gist (
    organisation_id with =, utilisateur_id with =, ensemble_id with =, periode with &&)
    where (not isempty(periode));
