--! Previous: sha1:203c2f22f4bc448b696641c272ca9a17cd8c9a96
--! Hash: sha1:4f5ed7c30627c9f367387744a38a8b866978c0b5

-- What the phones' registers need: field versions of producers, aliases of merged records, surveys
-- that may be no shape.

alter table producteur.producteur
  add column commande_id uuid,
  add column fusionne_dans uuid,
  add constraint producteur_fusion foreign key (organisation_id, fusionne_dans)
    references producteur.producteur,
  add constraint producteur_fusion_vers_autre check (fusionne_dans <> id);
comment on column producteur.producteur.fusionne_dans is
  'The producer that this record was merged into; its id stays an alias for phones, resolved at every reference.';

create table producteur.champ (
  organisation_id uuid not null,
  producteur_id uuid not null,
  champ text not null,
  version integer not null,
  valeur jsonb not null,
  auteur_id uuid not null,
  date_operation timestamptz not null,
  enregistre_le timestamptz not null,
  commande_id uuid,
  primary key (organisation_id, producteur_id, champ, version),
  foreign key (organisation_id, producteur_id) references producteur.producteur,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table producteur.champ is
  'Every change of a producer''s field, with the version of the producer that it made: what concurrent modifications are judged by. Append-only.';
grant select, insert on producteur.champ to metier;

alter table producteur.piece_identite
  add column numero_normalise text not null
    generated always as (upper(regexp_replace(numero, '[^[:alnum:]]', '', 'g'))) stored;
comment on column producteur.piece_identite.numero_normalise is
  'The number without spaces, punctuation and case: what duplicates are found by.';
drop index producteur.piece_identite_par_numero;
create index piece_identite_par_numero on producteur.piece_identite (
  organisation_id, type, pays, numero_normalise);

alter table parcelle.parcelle
  add column commande_id uuid,
  add column fusionnee_dans uuid,
  add constraint parcelle_fusion foreign key (organisation_id, fusionnee_dans)
    references parcelle.parcelle,
  add constraint parcelle_fusion_vers_autre check (fusionnee_dans <> id);
comment on column parcelle.parcelle.fusionnee_dans is
  'The plot that this record was merged into; its id stays an alias for phones.';

alter table parcelle.polygone
  alter column forme drop not null,
  alter column surface_m2 drop not null,
  alter column perimetre_m drop not null,
  add column parcelle_declaree uuid,
  alter column parcelle_id drop not null,
  add column geojson text,
  add column surface_telephone_m2 bigint,
  add column debut timestamptz,
  add column fin timestamptz,
  add column auteur_id uuid,
  add constraint polygone_auteur foreign key (organisation_id, auteur_id)
    references utilisateur.utilisateur,
  add constraint polygone_mesure_complet check (
    (forme is null) = (surface_m2 is null) and (forme is null) = (perimetre_m is null)),
  add constraint polygone_parcelle_declaree check (
    parcelle_id is not null or parcelle_declaree is not null);
comment on column parcelle.polygone.forme is
  'Null when what the phone sent is no valid shape: the survey is kept as GeoJSON text, and is never in force.';
comment on column parcelle.polygone.geojson is 'The survey as the phone sent it, longitude first.';
