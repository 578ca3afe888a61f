--! Previous: sha1:878703bb91f3a9031337e83a75faf37de50de084
--! Hash: sha1:853d24c0f59fd4a6127b92783e3e5f9957a55552

-- What a database that is restored to a point in time must not forget is told to a log outside of it.

create schema restauration;
comment on schema restauration is
  'What is told to the log outside of the database, and what a restoration did with it.';
grant usage, create on schema restauration to metier;
grant usage on schema restauration to cockpit;

create table restauration.relation (
  relation text primary key,
  rang smallint not null,
  ensemble text not null,
  quand text,
  si text,
  cle text[] not null,
  lien text,
  colonnes text[] not null,
  insere boolean not null,
  omises text[] not null
);
comment on table restauration.relation is
  'The tables whose rows are told to the log, and how a row comes back; rows are re-applied from sql/restauration/relation.rows.sql.';
comment on column restauration.relation.relation is 'The table.';
comment on column restauration.relation.rang is 'In which order rows of one record come back.';
comment on column restauration.relation.ensemble is
  'The table of the record that its rows are told with: itself, or the one that they hang on.';
comment on column restauration.relation.quand is
  'When a row is told, as a trigger says it; null of what is told with another row.';
comment on column restauration.relation.si is 'Which rows are told; null: all of them.';
comment on column restauration.relation.cle is 'The columns that name a row within its organization.';
comment on column restauration.relation.lien is
  'Of what hangs on another row: which rows `r` hang on the row `p`.';
comment on column restauration.relation.colonnes is
  'The columns that take the value of the log where the row is there already.';
comment on column restauration.relation.insere is 'Whether a row that is not there is written again.';
comment on column restauration.relation.omises is
  'Columns that begin anew with such a row, by their default.';
grant select, insert, update, delete on restauration.relation to metier;

create table restauration.a_dire (
  organisation_id uuid not null references organisation.organisation,
  rang bigint generated always as identity,
  relation text not null,
  cle jsonb not null,
  primary key (organisation_id, rang)
);
comment on table restauration.a_dire is
  'Rows that changed and that the log was not told of yet; the task that tells it removes them.';
comment on column restauration.a_dire.rang is 'In which order they changed.';
comment on column restauration.a_dire.relation is 'The table of the row.';
comment on column restauration.a_dire.cle is 'The columns that name the row.';
grant select, insert, delete on restauration.a_dire to metier;
grant select (organisation_id) on restauration.a_dire to cockpit;

create table restauration.compteur_dit (
  organisation_id uuid not null,
  campagne_id uuid not null,
  nature text not null,
  produit_id uuid not null,
  rang bigint not null,
  segment bigint not null default 0,
  primary key (organisation_id, campagne_id, nature, produit_id),
  foreign key (organisation_id, campagne_id, nature, produit_id) references numerotation.compteur
) with (fillfactor = 50);
comment on table restauration.compteur_dit is
  'Up to which rank the log was told of the numbers of each counter.';
comment on column restauration.compteur_dit.rang is 'The last rank that was told.';
comment on column restauration.compteur_dit.segment is
  'The segment that told it; 0: none did, it was given before there was a log.';
grant select, insert, update (rang, segment) on restauration.compteur_dit to metier;
grant select (organisation_id, campagne_id, nature, produit_id, rang, segment)
  on restauration.compteur_dit to cockpit;
grant usage on schema numerotation to cockpit;
grant select (organisation_id, campagne_id, nature, produit_id, dernier_rang)
  on numerotation.compteur to cockpit;

create table restauration.segment (
  journal uuid not null,
  numero bigint primary key,
  precedent text,
  prepare_le timestamptz not null,
  contenu text,
  scelle text,
  sha256 text,
  depose_le timestamptz,
  constraint segment_depose check (
    depose_le is null or (sha256 is not null and scelle is null and contenu is null)),
  constraint parametre_invalide check (
    prepare_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and depose_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table restauration.segment is
  'The last segment of the log that is in the store, and the one that is on its way there.';
comment on column restauration.segment.journal is 'Which log: that of this database.';
comment on column restauration.segment.numero is 'Its place in the log; 0 stands before the first.';
comment on column restauration.segment.precedent is
  'SHA-256 of the object of the segment before; null of the first.';
comment on column restauration.segment.prepare_le is 'When it was written.';
comment on column restauration.segment.contenu is 'What it says, until it is in the store.';
comment on column restauration.segment.scelle is
  'The object, signature included, until it is in the store.';
comment on column restauration.segment.sha256 is 'SHA-256 of the object.';
comment on column restauration.segment.depose_le is 'When it was in the store; null until then.';
grant select, insert, update, delete on restauration.segment to metier;
insert into restauration.segment (journal, numero, prepare_le, sha256, depose_le)
values (gen_random_uuid(), 0, now(), '', now());

create table restauration.restauration (
  rang bigint generated always as identity primary key,
  le timestamptz not null,
  depuis bigint not null,
  jusqu_a bigint not null,
  rapport jsonb not null,
  constraint parametre_invalide check (
    le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table restauration.restauration is
  'Every restoration of this database that was treated, with what was replayed and what a person had to decide. Append-only.';
comment on column restauration.restauration.le is
  'When it was treated: tokens that were issued before are refused.';
comment on column restauration.restauration.depuis is 'The last segment that the restored database knew.';
comment on column restauration.restauration.jusqu_a is 'The last segment of the log.';
comment on column restauration.restauration.rapport is 'What was replayed, and what was left to a person.';
grant select, insert on restauration.restauration to metier;

create table restauration.appareil_attendu (
  organisation_id uuid not null,
  appareil_id uuid not null,
  sequence bigint not null,
  le timestamptz not null,
  primary key (organisation_id, appareil_id),
  foreign key (organisation_id, appareil_id) references appareil.appareil,
  constraint parametre_invalide check (
    le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table restauration.appareil_attendu is
  'Up to which sequence a phone had its results before a restoration: it sends again what lies between.';
comment on column restauration.appareil_attendu.sequence is
  'The last sequence that the log knows of it.';
comment on column restauration.appareil_attendu.le is 'When the restoration was treated.';
grant select, insert, update (sequence, le) on restauration.appareil_attendu to metier;

alter table numerotation.compteur add column restaure_le timestamptz,
  add constraint parametre_invalide check (
    restaure_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00');
comment on column numerotation.compteur.restaure_le is
  'Since when numbers that were given before a restoration are given back to the records that had them; null: there are none.';

create table numerotation.numero_repris (
  organisation_id uuid not null references organisation.organisation,
  campagne_id uuid not null,
  nature text not null,
  produit_id uuid not null,
  entite_id uuid not null,
  rang bigint not null,
  numero text not null,
  entite text not null,
  primary key (organisation_id, numero)
);
comment on table numerotation.numero_repris is
  'Official numbers that were given after the point that a database was restored to, and to which record: to no other one again. Append-only.';
comment on column numerotation.numero_repris.entite_id is
  'The record that had the number, and takes it again when its command comes again.';
create index repris_par_entite on numerotation.numero_repris (entite_id, organisation_id);
grant select, insert on numerotation.numero_repris to metier;

create table numerotation.rang_saute (
  organisation_id uuid not null,
  campagne_id uuid not null,
  nature text not null,
  produit_id uuid not null,
  du bigint not null,
  au bigint not null,
  raison text not null,
  le timestamptz not null,
  primary key (organisation_id, campagne_id, nature, produit_id, du),
  foreign key (organisation_id, campagne_id, nature, produit_id) references numerotation.compteur,
  constraint rang_saute_ordonne check (du <= au),
  constraint rang_saute_raison_connue check (raison in ('restauration')),
  constraint parametre_invalide check (
    le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table numerotation.rang_saute is
  'Ranks that a counter passed over, and why; those whose record came again have their number. Append-only.';
comment on column numerotation.rang_saute.du is 'The first rank that was passed over.';
comment on column numerotation.rang_saute.au is 'The last one.';
comment on column numerotation.rang_saute.raison is '`restauration`: the database was restored.';
grant select, insert on numerotation.rang_saute to metier;

grant select, update on sequence appareil.code_court to metier;

-- Numbers that were given until now are in every backup from now on.
grant usage on schema restauration, numerotation to migration;
grant select on numerotation.compteur to migration;
grant insert on restauration.compteur_dit to migration;
set local role migration;
set local row_security = off;
insert into restauration.compteur_dit (organisation_id, campagne_id, nature, produit_id, rang)
select c.organisation_id, c.campagne_id, c.nature, c.produit_id, c.dernier_rang
from numerotation.compteur c;
set local row_security = on;
set local role proprietaire;
revoke all on restauration.compteur_dit, numerotation.compteur from migration;
revoke usage on schema restauration, numerotation from migration;
