--! Previous: sha1:cfe005664ccf25da8da385f36eb7c9de2df152ed
--! Hash: sha1:a37c0de42651b2b31bb8cbe61a297c47da4e73dd

-- Updates that happen with every command, batch or message stay on their page and touch no index (HOT): room is left for
-- them, and what waits to be sent stands in a table of its own instead of an index on what changes.

create table collecte.sms_du (
  organisation_id uuid not null,
  collecte_id uuid not null,
  version integer not null,
  le timestamptz not null,
  ouvrier text,
  tente_le timestamptz,
  primary key (organisation_id, collecte_id, version),
  foreign key (organisation_id, collecte_id, version) references collecte.sms
) with (fillfactor = 50);
comment on table collecte.sms_du is
  'The messages that are still to be sent, and the worker that has one in hand; the trigger of collecte.sms fills it.';
grant select, insert, update, delete on collecte.sms_du to metier;
-- What waits already is noted with the trigger, by sql/collecte/triggers.sql.
drop index collecte.sms_due;
alter table collecte.sms set (fillfactor = 50);

alter table appareil.appareil set (fillfactor = 50);
alter table capacite.solde set (fillfactor = 50);
alter table matiere.solde set (fillfactor = 50);
alter table numerotation.compteur set (fillfactor = 50);
-- A collection is given its number in the transaction that writes it.
alter table collecte.collecte set (fillfactor = 90);

create table tache.ouvrier (
  id text primary key,
  vu_le timestamptz not null
) with (fillfactor = 50);
comment on table tache.ouvrier is
  'The workers of background tasks and their last sign of life; the jobs of one that has died are taken over.';
grant select, insert, update, delete on tache.ouvrier to taches;

-- Every version of the rules that this database was given, in their order, in place of the last one alone. A version that
-- knows of the old table only fails before it changes anything.
create table core.version_sql (
  rang bigint generated always as identity primary key,
  empreinte text not null,
  applique_le timestamptz not null
);
comment on table core.version_sql is
  'Fingerprints of the sql/ folder as they were applied, in their order; the last one is what this database holds.';
grant select on core.version_sql to metier;
insert into core.version_sql (empreinte, applique_le)
select e.empreinte, e.applique_le from core.empreinte_sql e;
drop table core.empreinte_sql;

create table core.vue_sql (
  nom text primary key,
  empreinte text not null
);
comment on table core.vue_sql is
  'Fingerprint of each view''s text as it was last applied: replacing a view locks it, so only what changed is replaced.';
