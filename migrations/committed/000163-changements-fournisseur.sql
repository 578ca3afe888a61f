--! Previous: sha1:a87d40aa7f23f28df673e6141afea530c1293b93
--! Hash: sha1:5dd438d894976f0e85dea24de10953bd0b9cf22e

-- What changes of a supplier is kept before and after, as of a client.
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
