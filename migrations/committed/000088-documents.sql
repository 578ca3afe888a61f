--! Previous: sha1:aa5bb5ba35e088c98a021298d2913915b91fed2c
--! Hash: sha1:97d1d53c1544ed8057f5f39844eaba8dbaf4ea92

-- What the office hands out: documents drawn from what was so at their act.

create schema document;
grant usage, create on schema document to metier;
grant usage on schema document to cockpit;

create table document.type (
  code text primary key,
  entite text not null,
  commande text,
  module text not null,
  a_la_demande boolean not null,
  se_remplacent boolean not null,
  constraint type_code_forme check (code ~ '^[a-z][a-z0-9_]{0,39}$')
);
comment on table document.type is 'Types of documents, filled with the rules.';
comment on column document.type.entite is 'What a document of this type is about.';
comment on column document.type.commande is
  'The command type that prints it in the field; null for what the office makes.';
comment on column document.type.module is 'The module whose readers read it.';
comment on column document.type.a_la_demande is
  'Whether its file is drawn when it is first asked for; else a task draws it after the act.';
comment on column document.type.se_remplacent is
  'Whether a new index replaces the one before; else both are true, each of its day.';
grant select on document.type to metier;

create table document.acte (
  entite text not null,
  acte text not null,
  type text not null references document.type deferrable initially deferred,
  primary key (entite, acte, type)
);
comment on table document.acte is
  'Which act on a record brings which of its documents up to date, filled with the rules.';
comment on column document.acte.entite is 'What the act is on.';
comment on column document.acte.acte is 'The act, by its word.';
comment on column document.acte.type is 'The type of the document.';
grant select on document.acte to metier;

create table document.document (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  type text not null references document.type,
  entite_id uuid not null,
  pour_id uuid not null,
  indice integer not null,
  commande_id uuid,
  numero text,
  code text not null,
  empreinte text not null,
  langue text not null,
  donnees jsonb,
  etabli_le timestamptz not null,
  remplace_le timestamptz,
  sha256 text,
  taille_octets bigint,
  dessine_le timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, commande_id) references commande.commande,
  constraint document_indice unique (entite_id, organisation_id, type, pour_id, indice),
  constraint document_code unique (code, organisation_id),
  constraint document_indice_positif check (indice > 0),
  constraint document_langue_connue check (langue in ('fr', 'en')),
  constraint document_code_forme check (code ~ '^[0-9a-f]{16}$'),
  constraint document_empreinte_forme check (empreinte ~ '^[0-9a-f]{64}$'),
  constraint document_sha256_forme check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint document_dessine check (
    num_nonnulls(sha256, taille_octets, dessine_le) in (0, 3) and taille_octets > 0
    and (sha256 is null or donnees is not null)),
  constraint document_sans_donnees check (donnees is not null or remplace_le is not null),
  constraint parametre_invalide check (
    etabli_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and remplace_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and dessine_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
) with (fillfactor = 85);
comment on table document.document is
  'Documents handed out: of what, what stood in it when it was established, by which code anybody verifies it, and its file.';
comment on column document.document.type is 'The type of the document.';
comment on column document.document.entite_id is 'The record that it is of.';
comment on column document.document.pour_id is
  'Whom it is made out to; the record itself where it is made out to nobody in particular.';
comment on column document.document.indice is
  'Which of its kind of this record it is, from 1; a later one replaces it where its type says so.';
comment on column document.document.commande_id is
  'The command that printed it in the field; null for what the office makes.';
comment on column document.document.numero is
  'The number that is printed on it: official, else provisional; null without one.';
comment on column document.document.code is
  'What is printed and scanned: the first 16 characters of a fingerprint.';
comment on column document.document.empreinte is
  'SHA-256 of what stands in it; the command''s own for what was printed in the field.';
comment on column document.document.langue is 'Language of the document.';
comment on column document.document.donnees is
  'What stands in it, as it was at the act; null when it was replaced before anybody saw it here.';
comment on column document.document.etabli_le is 'When it was established.';
comment on column document.document.remplace_le is 'When it stopped being true; null while it is.';
comment on column document.document.sha256 is 'SHA-256 of its file; null until it is drawn.';
comment on column document.document.taille_octets is 'Size of its file, in bytes.';
comment on column document.document.dessine_le is 'When its file was drawn.';
create index document_par_commande on document.document (commande_id, organisation_id)
  where commande_id is not null;
create index document_par_type on document.document (type, organisation_id, etabli_le, id);
create index document_par_date on document.document (organisation_id, etabli_le, id)
  where etabli_le >= '-infinity';
comment on index document.document_par_date is 'Order of a list.';
grant select, insert, update (remplace_le, sha256, taille_octets, dessine_le)
  on document.document to metier;
grant select (organisation_id, id, type, indice, numero, code, etabli_le, remplace_le)
  on document.document to cockpit;

create table document.duplicata (
  organisation_id uuid not null,
  document_id uuid not null,
  rang integer not null,
  copies integer not null,
  auteur_id uuid not null,
  le timestamptz not null,
  sha256 text,
  primary key (organisation_id, document_id, rang),
  foreign key (organisation_id, document_id) references document.document,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint duplicata_rang_positif check (rang > 0),
  constraint duplicata_sha256_forme check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint duplicata_copies_bornees check (copies between 1 and 100),
  constraint parametre_invalide check (
    le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table document.duplicata is
  'Reprints that the office asked for, each traced before it is drawn; those of phones are recu.reimpression.';
comment on column document.duplicata.document_id is 'The document.';
comment on column document.duplicata.rang is 'Which reprint of the document it is, from 1.';
comment on column document.duplicata.copies is 'How many copies.';
create index duplicata_par_document on document.duplicata (document_id, organisation_id, rang);
comment on column document.duplicata.sha256 is
  'SHA-256 of its file, under which the store keeps it; null where it was never drawn.';
grant select, insert, update (sha256) on document.duplicata to metier;

create table document.suivi (
  organisation_id uuid not null,
  appareil_id uuid not null,
  sequence bigint not null,
  primary key (organisation_id, appareil_id),
  foreign key (organisation_id, appareil_id) references appareil.appareil
);
comment on table document.suivi is
  'How far the commands of each device were looked through for documents printed in the field.';
comment on column document.suivi.sequence is 'The last command that was looked at, by its sequence.';
grant select, insert, update (sequence) on document.suivi to metier;

create index reimpression_par_commande_visee on recu.reimpression (commande_visee, organisation_id);
