--! Previous: sha1:2588ce014485dca5cdc6f29ae4f31a5b7ed8baa7
--! Hash: sha1:0711783c1859efb3c33f904735a054aae2850591

-- Modifications that repeat a value which stands already: it stays when the modification that set it is
-- cancelled.
create table producteur.redite (
  organisation_id uuid not null,
  producteur_id uuid not null,
  champ text not null,
  commande_id uuid not null,
  version integer not null,
  primary key (organisation_id, producteur_id, champ, commande_id),
  foreign key (organisation_id, producteur_id) references producteur.producteur
);
comment on table producteur.redite is
  'A field that a modification set to the value that it had already; it stands on its own once the modification that brought the value is cancelled.';
comment on column producteur.redite.champ is 'The field.';
comment on column producteur.redite.commande_id is 'The modification.';
comment on column producteur.redite.version is 'The version of the producer that had this value.';
grant select, insert, update, delete on producteur.redite to metier;
