--! Previous: sha1:ff532ffbb6e273e161031f78c749de4c22c26c8a
--! Hash: sha1:f0ce4078fe3d118a4ca181efa02c00ce994a2ce4

-- Stops: whoever reads or writes states of plots, collections among them, for as long as these are read: two
-- seconds for each hundred thousand.

-- See 000144.
alter table conformite.statut_parcelle
  drop constraint statut_parcelle_sans_chevauchement,
  add constraint statut_parcelle_sans_chevauchement exclude using gist (
    organisation_id with =, parcelle_id with =, referentiel_code with =, periode with &&)
    where (not isempty(periode));
