--! Previous: sha1:31a6a7607bef8beda284975b36e8313782103e96
--! Hash: sha1:71cb8eb3dd740c0ff27947660c81917a6bd1725d

-- The land that two shapes have in common is found once and kept (docs/decisions/0115).
create type parcelle.mesure as (
  forme geometry(Polygon, 4326),
  surface_m2 bigint,
  perimetre_m bigint,
  raison text
);
comment on type parcelle.mesure is 'A survey as the server measured it, or why it is no valid shape.';
comment on column parcelle.mesure.forme is 'Its shape, WGS 84.';
comment on column parcelle.mesure.raison is 'Why it is no valid shape.';

create type parcelle.releve_compare as (
  id uuid,
  forme geometry(Polygon, 4326),
  surface_m2 bigint,
  en_vigueur tstzrange
);
comment on type parcelle.releve_compare is 'A survey as others are compared with it.';
comment on column parcelle.releve_compare.forme is 'Its shape, WGS 84.';
comment on column parcelle.releve_compare.en_vigueur is 'When it is in force.';

create table parcelle.terre_commune (
  organisation_id uuid not null references organisation.organisation,
  une bytea not null,
  autre bytea not null,
  commune_m2 bigint,
  forme geometry(Geometry, 4326),
  primary key (organisation_id, une, autre),
  constraint terre_commune_ordonnee check (une <= autre)
);
comment on table parcelle.terre_commune is
  'Land that two shapes have in common, whatever surveys have them, found once. Append-only.';
comment on column parcelle.terre_commune.une is 'SHA-256 of one shape, the lower.';
comment on column parcelle.terre_commune.autre is 'SHA-256 of the other.';
comment on column parcelle.terre_commune.commune_m2 is
  'What they share; null where to find it is too dear.';
comment on column parcelle.terre_commune.forme is 'The shape of it, WGS 84.';
grant select, insert on parcelle.terre_commune to metier;
