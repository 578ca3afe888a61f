--! Previous: sha1:d35c7be6d5bbf711d74be6e937d0cbb0035bf20e
--! Hash: sha1:dba3e056a0d7d8bb6beb8acb58be7414d6c2e3f8

-- What the embedded identity provider keeps: accounts, sessions, signing keys. Its own role alone reaches them,
-- for they are secrets of persons who may belong to several organizations.

create schema fournisseur;
grant usage on schema fournisseur to fournisseur;

create table fournisseur.compte (
  sujet text primary key,
  identifiant text not null,
  nom_affiche text not null,
  organisations text[] not null,
  roles text[] not null,
  mot_de_passe text not null,
  provisoire boolean not null,
  actif boolean not null,
  demo boolean not null,
  cree_le timestamptz not null,
  mot_de_passe_le timestamptz not null,
  constraint compte_identifiant_unique unique (identifiant),
  constraint compte_sujet_forme check (length(sujet) between 1 and 255),
  constraint compte_identifiant_forme
    check (length(identifiant) between 1 and 200 and identifiant = lower(identifiant)),
  constraint compte_mot_de_passe_forme check (mot_de_passe like '$argon2id$%')
);
comment on table fournisseur.compte is
  'Accounts of the embedded identity provider: a person who signs in, whatever organizations they belong to.';
comment on column fournisseur.compte.mot_de_passe is 'argon2id hash, never the password.';
comment on column fournisseur.compte.provisoire is 'No token is given before the password is changed.';
comment on column fournisseur.compte.demo is 'An account of the demo, unknown in production.';
comment on column fournisseur.compte.organisations is 'Organization codes that the account''s tokens carry.';
comment on column fournisseur.compte.roles is 'Publisher roles that the account''s tokens carry.';
grant select, insert, update on fournisseur.compte to fournisseur;

create table fournisseur.octroi (
  id text primary key,
  sujet text not null references fournisseur.compte,
  contenu jsonb not null,
  expire_le timestamptz not null
);
comment on table fournisseur.octroi is
  'Sessions of accounts: one per sign-in, under which refresh tokens follow each other. Revoking deletes it.';
create index octroi_sujet on fournisseur.octroi (sujet);
create index octroi_expire_le on fournisseur.octroi (expire_le);
grant select, insert, update, delete on fournisseur.octroi to fournisseur;

create table fournisseur.jeton (
  empreinte bytea primary key,
  octroi_id text not null references fournisseur.octroi on delete cascade,
  contenu jsonb not null,
  consomme_le timestamptz,
  expire_le timestamptz not null,
  constraint jeton_empreinte_forme check (length(empreinte) = 32)
);
comment on table fournisseur.jeton is
  'Refresh tokens by their SHA-256. A used one is kept until it expires: should it come back, its session ends.';
create index jeton_octroi on fournisseur.jeton (octroi_id);
create index jeton_expire_le on fournisseur.jeton (expire_le);
grant select, insert, update, delete on fournisseur.jeton to fournisseur;

create table fournisseur.echec (
  empreinte bytea primary key,
  nombre integer not null,
  dernier_le timestamptz not null,
  bloque_jusque timestamptz not null,
  constraint echec_empreinte_forme check (length(empreinte) = 32),
  constraint echec_nombre_positif check (nombre > 0)
);
comment on table fournisseur.echec is
  'Failed sign-ins in a row by SHA-256 of the login, whether or not an account bears it, and until when it is locked.';
create index echec_dernier_le on fournisseur.echec (dernier_le);
grant select, insert, update, delete on fournisseur.echec to fournisseur;

create table fournisseur.cle (
  kid text primary key,
  jwk jsonb not null,
  active boolean not null,
  cree_le timestamptz not null
);
comment on table fournisseur.cle is
  'Signing keys of the embedded identity provider, private halves included. One signs; the others are published still.';
create unique index cle_une_active on fournisseur.cle (active) where active;
grant select, insert, update on fournisseur.cle to fournisseur;
