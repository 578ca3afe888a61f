--! Previous: sha1:f47d5f287bb72a60e5b1b62a15a64b1c5ce45d60
--! Hash: sha1:decc4eeedade390d2dfe181023a99584c1158cea

-- Packs and referentials as the publisher's team works on them: drafts, who wrote and who published a
-- version, what was withdrawn, and every edition of the catalogue of referentials.

create table pack.brouillon (
  code text primary key,
  version integer not null,
  contenu jsonb not null,
  auteur text not null,
  modifie_le timestamptz not null,
  constraint brouillon_version_positive check (version > 0),
  constraint parametre_invalide check (
    modifie_le >= '0001-01-01' and modifie_le <= '9999-12-31 23:59:59.999999+00')
);
comment on table pack.brouillon is
  'What the publisher is writing for the next version of a pack; it stays once it is published, and the next one starts from it.';
comment on column pack.brouillon.version is
  'Counts what was done to the draft; whoever writes names the one that they read.';
grant select, insert, update on pack.brouillon to metier;

alter table pack.pack_version add column auteur text, add column publie_par text;
comment on column pack.pack_version.auteur is
  'Who wrote the document last; null for what was published before that was kept.';
comment on column pack.pack_version.publie_par is
  'Who published it; null for what was published before that was kept.';

create table pack.retrait (
  pack_version_id uuid primary key references pack.pack_version,
  le timestamptz not null,
  auteur text not null,
  raison text not null,
  constraint parametre_invalide check (
    le >= '0001-01-01' and le <= '9999-12-31 23:59:59.999999+00')
);
comment on table pack.retrait is
  'Versions that no further campaign opens on, append-only; those that run keep them.';
grant select, insert on pack.retrait to metier;

create table conformite.edition (
  referentiel_code text not null references conformite.referentiel,
  rang integer not null,
  le timestamptz not null,
  auteur text not null,
  raison text not null,
  contenu jsonb not null,
  primary key (referentiel_code, rang),
  constraint edition_rang_positif check (rang > 0),
  constraint parametre_invalide check (
    le >= '0001-01-01' and le <= '9999-12-31 23:59:59.999999+00')
);
comment on table conformite.edition is
  'What the catalogue said of a referential from an instant on, by a pack or by the publisher, append-only.';
grant select, insert on conformite.edition to metier;

-- Words may be corrected; codes, ranks and categories are what rules read.
grant update (libelle) on conformite.referentiel to metier;
grant update (libelle_fr, libelle_en) on conformite.etat to metier;
