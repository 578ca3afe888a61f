--! Previous: sha1:69d1e41e14e4223edb53f91394b465d3ccde0e3e
--! Hash: sha1:912835a9daa24dc8bba8792ca22f6a6d80a3eacb

-- What the embedded identity provider keeps: accounts, sessions, signing keys. Its own role alone reaches them,
-- for they are secrets of persons who may belong to several organizations.

create schema connexion;
grant usage on schema connexion to connexion;

create table connexion.titulaire (
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
  constraint titulaire_identifiant_unique unique (identifiant),
  constraint titulaire_sujet_forme check (length(sujet) between 1 and 255),
  constraint titulaire_identifiant_forme check (length(identifiant) between 1 and 200),
  constraint titulaire_identifiant_casse check (identifiant = lower(identifiant)),
  constraint titulaire_mot_de_passe_forme check (mot_de_passe like '$argon2id$%')
);
comment on table connexion.titulaire is
  'Accounts of the embedded identity provider: a person who signs in, whatever organizations they belong to.';
comment on column connexion.titulaire.mot_de_passe is 'argon2id hash, never the password.';
comment on column connexion.titulaire.provisoire is 'No token is given before the password is changed.';
comment on column connexion.titulaire.demo is 'An account of the demo, unknown in production.';
comment on column connexion.titulaire.organisations is 'Organization codes that the account''s tokens carry.';
comment on column connexion.titulaire.roles is 'Publisher roles that the account''s tokens carry.';
grant select, insert, update on connexion.titulaire to connexion;

create table connexion.octroi (
  id text primary key,
  sujet text not null references connexion.titulaire,
  contenu jsonb not null,
  expire_le timestamptz not null
);
comment on table connexion.octroi is
  'Sessions of accounts: one per sign-in, under which refresh tokens follow each other. Revoking deletes it.';
create index octroi_sujet on connexion.octroi (sujet);
create index octroi_expire_le on connexion.octroi (expire_le);
grant select, insert, update, delete on connexion.octroi to connexion;

create table connexion.jeton (
  empreinte bytea primary key,
  octroi_id text not null references connexion.octroi on delete cascade,
  contenu jsonb not null,
  consomme_le timestamptz,
  expire_le timestamptz not null,
  constraint jeton_empreinte_forme check (length(empreinte) = 32)
);
comment on table connexion.jeton is
  'Refresh tokens by their SHA-256. A used one is kept until it expires: should it come back, its session ends.';
create index jeton_octroi on connexion.jeton (octroi_id);
create index jeton_expire_le on connexion.jeton (expire_le);
grant select, insert, update, delete on connexion.jeton to connexion;

create table connexion.echec (
  empreinte bytea primary key,
  nombre integer not null,
  dernier_le timestamptz not null,
  bloque_jusque timestamptz not null,
  constraint echec_empreinte_forme check (length(empreinte) = 32),
  constraint echec_nombre_positif check (nombre > 0)
);
comment on table connexion.echec is
  'Failed sign-ins in a row by SHA-256 of the login, whether or not an account bears it, and until when it is locked.';
create index echec_dernier_le on connexion.echec (dernier_le);
grant select, insert, update, delete on connexion.echec to connexion;

create table connexion.cle_signature (
  kid text primary key,
  jwk jsonb not null,
  active boolean not null,
  cree_le timestamptz not null
);
comment on table connexion.cle_signature is
  'Signing keys of the embedded identity provider, private halves included. One signs; the others are published still.';
create unique index cle_signature_une_active on connexion.cle_signature (active) where active;
grant select, insert, update on connexion.cle_signature to connexion;
