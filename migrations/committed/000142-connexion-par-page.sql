--! Previous: sha1:0c408b9ff59f7457b424a246cf0b003bfc6c9041
--! Hash: sha1:013f24ad3378b75de315901f0c540ec5c4490116

-- Signing in by a page (docs/decisions/0104): what a browser is remembered by, and what it was about to
-- do. Whichever process of the service is asked next finds it here.

create table connexion.session (
  empreinte bytea primary key,
  uid text not null,
  sujet text references connexion.titulaire,
  contenu jsonb not null,
  expire_le timestamptz not null,
  constraint parametre_invalide check (
    expire_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'),
  constraint session_empreinte_forme check (length(empreinte) = 32)
);
comment on table connexion.session is
  'Browsers in which somebody signed in, by SHA-256 of what their cookie says. Opens nothing without its `octroi`.';
comment on column connexion.session.uid is 'Stays when the cookie changes, which it does at every sign-in.';
comment on column connexion.session.sujet is 'Who signed in; null: nobody did, or not any more.';
create index session_uid on connexion.session (uid);
create index session_sujet on connexion.session (sujet);
create index session_expire_le on connexion.session (expire_le);
grant select, insert, update, delete on connexion.session to connexion;

create table connexion.demande (
  empreinte bytea primary key,
  contenu jsonb not null,
  expire_le timestamptz not null,
  constraint parametre_invalide check (
    expire_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'),
  constraint demande_empreinte_forme check (length(empreinte) = 32)
);
comment on table connexion.demande is
  'Sign-ins that an application asked for and that a person has not answered yet, by SHA-256 of their cookie.';
create index demande_expire_le on connexion.demande (expire_le);
grant select, insert, update, delete on connexion.demande to connexion;

comment on table connexion.jeton is
  'Refresh tokens and authorization codes by SHA-256. A used one is kept until it expires: back, it ends its session.';
