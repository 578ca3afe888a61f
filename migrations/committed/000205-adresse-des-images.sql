--! Previous: sha1:747fbad8084e0bf0e88151a77d8505cb6196146d
--! Hash: sha1:93e53b9c04fc016b26507deb5611b20318a02445

-- The description of a setting in French, and settings that are an address of imagery.
alter table reglage.cle add column description_fr text not null default '';
comment on column reglage.cle.description_fr is 'The meaning of the key, in French.';
alter table reglage.cle drop constraint cle_type_connu,
  add constraint cle_type_connu check (
    type in ('entier', 'texte', 'booleen', 'objet', 'adresse_images')) not valid;
