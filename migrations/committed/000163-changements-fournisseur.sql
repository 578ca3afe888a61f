--! Previous: sha1:a87d40aa7f23f28df673e6141afea530c1293b93
--! Hash: sha1:938cd9fd02f3452232cfe099a83149a7d0d8fb69

-- A change of a supplier is kept with the values before and after, as that of a client.
alter table fournisseur.changement
  alter column actif drop not null,
  alter column raison drop not null,
  add column champs jsonb,
  add constraint changement_dit_quoi check (num_nonnulls(actif, champs) = 1) not valid,
  add constraint changement_raison_donnee check (actif is null or raison is not null) not valid;
comment on column fournisseur.changement.champs is
  'The data that changed, each with its value before and after.';
comment on table fournisseur.changement is
  'A supplier was deactivated or reactivated, with the reason, or its data changed: before and after, when and by whom. Append-only.';
