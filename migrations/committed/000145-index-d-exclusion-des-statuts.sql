--! Previous: sha1:2b541aab62273fa25555f0997d1b5e8820f4b839
--! Hash: sha1:43025c0ab658815b246dd1b79aa96218c94ee671

-- Stops: whoever reads or writes states of plots, collections among them, for as long as these are read: two
-- seconds for each hundred thousand.

-- See 000144.
alter table conformite.statut_parcelle
  drop constraint statut_parcelle_sans_chevauchement,
  add constraint statut_parcelle_sans_chevauchement exclude using gist (
    organisation_id with =, (parcelle_id::text) with =, referentiel_code with =, periode with &&);
