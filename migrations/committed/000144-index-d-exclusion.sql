--! Previous: sha1:6644f71be2db593f7f8baa9499f47315009b8b88
--! Hash: sha1:2b541aab62273fa25555f0997d1b5e8820f4b839

-- Stops: whoever opens a call or sends a command, for as long as the permission sets that accounts hold are
-- read: some milliseconds.

-- The index of an exclusion constraint compares each page whole, and at equal cost was taken for what every
-- call looks up, the permission sets of an account. What a B-tree finds is no column of it now but an
-- expression, which no lookup states (docs/decisions/0060); sets are found by it as before.
alter table utilisateur.attribution
  drop constraint attribution_sans_chevauchement,
  add constraint attribution_sans_chevauchement exclude using gist (
    organisation_id with =, (utilisateur_id::text) with =, ensemble_id with =, periode with &&);
