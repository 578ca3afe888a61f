--! Previous: sha1:b682e50e4f026fdac75b6f1e89836fd57fa0d0f9
--! Hash: sha1:48d9b24725069cd477f6c262abdd0871b885b3ef

-- The seals of the audit journal: each night its new entries become the leaves of a Merkle tree, whose root is chained and signed.

create schema sceau;
comment on schema sceau is 'Seals of the audit journal.';
grant usage, create on schema sceau to metier;
grant usage on schema sceau to purge;

create table sceau.sceau (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  rang bigint not null,
  scelle_le timestamptz not null,
  feuilles integer not null,
  racine bytea not null,
  precedent bytea not null,
  empreinte bytea not null,
  signature text,
  cle_publique jsonb,
  plancher bigint not null,
  marque bigint not null,
  marque_transaction bigint not null,
  primary key (organisation_id, id),
  constraint sceau_en_chaine unique (rang, organisation_id),
  constraint sceau_rang_compte check (rang > 0),
  constraint sceau_feuilles_comptees check (feuilles > 0),
  constraint sceau_signe check ((signature is null) = (cle_publique is null)),
  constraint sceau_empreintes check (
    octet_length(racine) = 32 and octet_length(precedent) = 32 and octet_length(empreinte) = 32),
  constraint parametre_invalide check (
    scelle_le >= '0001-01-01' and scelle_le <= '9999-12-31')
) with (fillfactor = 80);
comment on table sceau.sceau is
  'A seal: entries of the audit journal of one night, under one root, chained to the seal before.';
comment on column sceau.sceau.rang is 'Its place in the chain of the organization, from 1 on.';
comment on column sceau.sceau.scelle_le is 'When it was made.';
comment on column sceau.sceau.feuilles is 'How many entries it seals.';
comment on column sceau.sceau.racine is 'The root of the Merkle tree of its leaves.';
comment on column sceau.sceau.precedent is
  'The fingerprint of the seal before; 32 zero bytes in the first seal.';
comment on column sceau.sceau.empreinte is 'The SHA-256 of what the seal says.';
comment on column sceau.sceau.signature is
  'What the service signed of it (JWS); null for the moment between the seal and its signature.';
comment on column sceau.sceau.cle_publique is
  'The public key of the signature, a JWK: a key that signed long ago is no longer published.';
comment on column sceau.sceau.plancher is
  'Every entry up to here was sealed, and none will appear any more.';
comment on column sceau.sceau.marque is
  'The floor to come: the latest entry when the mark was set.';
comment on column sceau.sceau.marque_transaction is
  'The mark becomes the floor once every transaction before this one has ended.';
create index sceau_par_rang on sceau.sceau (organisation_id, rang) where rang >= 0;
comment on index sceau.sceau_par_rang is 'Order of a list.';
grant select, insert, update (signature, cle_publique) on sceau.sceau to metier;

create table sceau.feuille (
  organisation_id uuid not null,
  evenement_id bigint not null,
  sceau_rang bigint not null,
  sel bytea,
  interne bytea not null,
  empreinte bytea not null,
  primary key (organisation_id, sceau_rang, evenement_id),
  constraint feuille_une_fois unique (evenement_id, organisation_id),
  foreign key (organisation_id, sceau_rang) references sceau.sceau (organisation_id, rang),
  constraint feuille_empreintes check (
    octet_length(interne) = 32 and octet_length(empreinte) = 32)
);
comment on table sceau.feuille is
  'The leaf of a sealed entry. It has no key to the entry, so that a missing entry is found. Append-only.';
comment on column sceau.feuille.evenement_id is 'The entry of the journal.';
comment on column sceau.feuille.sceau_rang is 'The seal.';
comment on column sceau.feuille.sel is
  'Random bytes before the details in their hash; a purge deletes them, so that nobody guesses values back.';
comment on column sceau.feuille.interne is 'The SHA-256 of the salt and the details.';
comment on column sceau.feuille.empreinte is
  'The SHA-256 of a zero byte, of what is kept of the entry, and of the inner hash.';
grant select, insert on sceau.feuille to metier;
grant select, update (sel) on sceau.feuille to purge;
