--! Previous: sha1:6644f71be2db593f7f8baa9499f47315009b8b88
--! Hash: sha1:432f7aa45ee10181851bffb11124d51ac3b284a4

-- Stops: whoever opens a call or sends a command, for as long as the permission sets that accounts hold are
-- read: some milliseconds, once who reads them is through.

-- The index of an exclusion constraint compares each page whole and is entered by any of its columns: at equal
-- cost it was taken for what every call looks up, the permission sets of an account. It answers nobody now but
-- its own constraint, whose condition, which every row meets, no lookup states (docs/decisions/0060).
alter table utilisateur.attribution
  drop constraint attribution_sans_chevauchement,
  add constraint attribution_sans_chevauchement exclude using gist (
    organisation_id with =, utilisateur_id with =, ensemble_id with =, periode with &&)
    where (not isempty(periode));
-- Who holds a set was found by it.
create index attribution_par_ensemble on utilisateur.attribution (ensemble_id, organisation_id);
