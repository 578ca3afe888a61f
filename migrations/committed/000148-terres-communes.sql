--! Previous: sha1:8a95f8914d832e3bfb4e1e942718e616fa0c15f4
--! Hash: sha1:2e35e8660a195b6ed4d1b01a89df56d51ea13b6b

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
