--! Previous: sha1:3327f8fc7f5b832ab9c258ddda1bf42775aaf200
--! Hash: sha1:cfe005664ccf25da8da385f36eb7c9de2df152ed

-- Answers that are kept so that a request which is sent again has its one effect.

create schema idempotence;
grant usage, create on schema idempotence to metier;

create table idempotence.reponse_gardee (
  organisation_id uuid not null,
  utilisateur_id uuid not null,
  cle text not null,
  requete text not null,
  reponse bytea not null,
  gardee_le timestamptz not null,
  primary key (organisation_id, utilisateur_id, cle),
  foreign key (organisation_id, utilisateur_id) references utilisateur.utilisateur,
  constraint reponse_gardee_cle_lisible check (cle ~ '^[0-9a-f]{64}$'),
  constraint reponse_gardee_requete_lisible check (requete ~ '^[0-9a-f]{64}$')
);
comment on table idempotence.reponse_gardee is
  'The answer of an act whose request brought an Idempotency-Key, kept for seven days, readable with that key alone.';
comment on column idempotence.reponse_gardee.cle is 'A digest of the key; the key itself is kept nowhere.';
comment on column idempotence.reponse_gardee.requete is
  'A digest of route and request, made with the key: the same key with another request shows.';
comment on column idempotence.reponse_gardee.reponse is 'The body of the answer, encrypted with a secret made of the key.';
create index reponse_gardee_par_date on idempotence.reponse_gardee (organisation_id, gardee_le);
grant select, insert, update, delete on idempotence.reponse_gardee to metier;

create table idempotence.reponse_gardee_editeur (
  emetteur text not null,
  sujet text not null,
  cle text not null,
  requete text not null,
  reponse bytea not null,
  gardee_le timestamptz not null,
  primary key (emetteur, sujet, cle),
  constraint reponse_gardee_editeur_cle_lisible check (cle ~ '^[0-9a-f]{64}$'),
  constraint reponse_gardee_editeur_requete_lisible check (requete ~ '^[0-9a-f]{64}$')
);
comment on table idempotence.reponse_gardee_editeur is
  'The same for acts of the publisher''s team, which stand in no organization: by issuer and subject of who acted.';
create index reponse_gardee_editeur_par_date on idempotence.reponse_gardee_editeur (gardee_le);
grant select, insert, update, delete on idempotence.reponse_gardee_editeur to metier;
