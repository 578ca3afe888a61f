--! Previous: sha1:853d24c0f59fd4a6127b92783e3e5f9957a55552
--! Hash: sha1:4ae27cc5c27661479d518fa4f370dfc9733ef227

-- Which release gave the database its rules, whose processes may go on beside them, and what stands in the catalogue of each
-- function, so that an upgrade makes again what differs and nothing else.

alter table core.version_sql
  add column version text,
  add column avec text;
comment on column core.version_sql.version is
  'The release that gave these rules, as package.json has it; null: one from before releases were numbered.';
comment on column core.version_sql.avec is
  'The rules of before whose services may go on serving over these: no door of theirs is gone; null: none may.';

create table core.fonction_sql (
  nom text primary key,
  empreinte text not null,
  trace text not null
);
comment on table core.fonction_sql is
  'Each function of sql/ as it was last made: what its file said, and which rows of the catalogue it is; another upgrade updates it.';
comment on column core.fonction_sql.nom is 'Its schema and name.';
comment on column core.fonction_sql.empreinte is 'The fingerprint of its file.';
comment on column core.fonction_sql.trace is
  'Its rows in pg_proc and who wrote them last: a function that somebody else made anew is not taken for this one.';
