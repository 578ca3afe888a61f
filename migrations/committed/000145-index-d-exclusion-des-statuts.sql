--! Previous: sha1:432f7aa45ee10181851bffb11124d51ac3b284a4
--! Hash: sha1:38e8bcbbb032ea0a8a9ce1e242f6d5b6f6004e81

-- Stops: whoever reads or writes states of plots, collections among them, for as long as these are read: two
-- seconds for each hundred thousand, once who reads them is through.

-- See 000144.
alter table conformite.statut_parcelle
  drop constraint statut_parcelle_sans_chevauchement,
  add constraint statut_parcelle_sans_chevauchement exclude using gist (
    organisation_id with =, parcelle_id with =, referentiel_code with =, periode with &&)
    where (not isempty(periode));
