--! Previous: sha1:c09b05dcc1c8df4e714cf4f43bf8456fe1c3c29c
--! Hash: sha1:600f9cc1a15b494ffa5953ba9c72e5c3172e7cdf

-- What an auditor takes away: files read out of one moment, bound together and signed.

create schema dossier;
comment on schema dossier is 'Audit dossiers: all of a campaign as of one instant, signed.';
grant usage, create on schema dossier to metier;

create table dossier.dossier (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  campagne_id uuid not null,
  du date not null,
  au date not null,
  groupement_id uuid,
  langue text not null,
  statut text not null default 'en_attente',
  raison jsonb,
  tentative integer not null default 0,
  echecs integer not null default 0,
  faits integer not null default 0,
  prevus integer,
  cree_le timestamptz not null,
  auteur_id uuid not null,
  arrete_au timestamptz,
  termine_le timestamptz,
  manifeste_sha256 text,
  signature text,
  cle_publique jsonb,
  sha256 text,
  taille_octets bigint,
  primary key (organisation_id, id),
  foreign key (organisation_id, campagne_id) references campagne.campagne,
  foreign key (organisation_id, groupement_id) references organisation.groupement,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint dossier_statut_connu check (
    statut in ('en_attente', 'en_cours', 'pret', 'echoue')),
  constraint dossier_langue_connue check (langue in ('fr', 'en')),
  constraint dossier_periode_ordonnee check (du <= au),
  constraint dossier_compte check (faits >= 0 and prevus >= 0),
  constraint dossier_signe check (
    num_nonnulls(manifeste_sha256, signature, cle_publique) in (0, 3)),
  constraint dossier_pret check (
    statut <> 'pret'
    or num_nulls(arrete_au, manifeste_sha256, sha256, taille_octets, termine_le) = 0),
  constraint dossier_raison check ((statut = 'echoue') = (raison is not null)),
  constraint dossier_sha256_forme check (
    sha256 ~ '^[0-9a-f]{64}$' and manifeste_sha256 ~ '^[0-9a-f]{64}$'),
  constraint parametre_invalide check (
    du between '0001-01-01' and '9999-12-31' and au between '0001-01-01' and '9999-12-31'
    and cree_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and arrete_au between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and termine_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table dossier.dossier is
  'Audit dossiers: what was asked, how far they are, and the archive that they came to.';
comment on column dossier.dossier.du is 'First day of the period, on the organization''s clock.';
comment on column dossier.dossier.au is 'Last day of the period.';
comment on column dossier.dossier.groupement_id is
  'The one group of operators that it is about; null for the whole organization.';
comment on column dossier.dossier.langue is 'Language of the words in it.';
comment on column dossier.dossier.statut is
  '`en_attente` until the background task takes it, `en_cours`, then `pret` or `echoue`.';
comment on column dossier.dossier.raison is 'Why it failed, as {code, details}; null unless it did.';
comment on column dossier.dossier.tentative is
  'How often a task began or went on with it: what an earlier one still says counts no more.';
comment on column dossier.dossier.echecs is
  'How often an attempt ended by what nobody foresaw; what a restart interrupted is none.';
comment on column dossier.dossier.faits is
  'How many parts are read, until `arrete_au` stands; from then on, how many files are made.';
comment on column dossier.dossier.prevus is 'Of how many, where that is known.';
comment on column dossier.dossier.arrete_au is
  'The instant as of which everything in it was read, once all was.';
comment on column dossier.dossier.termine_le is 'When it came to its end, good or bad.';
comment on column dossier.dossier.manifeste_sha256 is
  'SHA-256 of the manifest, under which the store keeps the archive.';
comment on column dossier.dossier.signature is 'The signature of the manifest: a detached JWS.';
comment on column dossier.dossier.cle_publique is 'The public half of the key that signed it.';
comment on column dossier.dossier.sha256 is 'SHA-256 of the archive.';
comment on column dossier.dossier.taille_octets is 'Size of the archive, in bytes.';
create index dossier_par_date on dossier.dossier (organisation_id, cree_le, id)
  where cree_le >= '-infinity';
comment on index dossier.dossier_par_date is 'Order of a list.';
grant select, insert, update on dossier.dossier to metier;

create table dossier.lot (
  organisation_id uuid not null,
  dossier_id uuid not null,
  lot_id uuid not null,
  primary key (organisation_id, dossier_id, lot_id),
  foreign key (organisation_id, dossier_id) references dossier.dossier,
  foreign key (organisation_id, lot_id) references lot.lot
);
comment on table dossier.lot is 'The lots whose trace a dossier tells. Append-only.';
comment on column dossier.lot.dossier_id is 'The dossier.';
grant select, insert on dossier.lot to metier;

create table dossier.fichier (
  organisation_id uuid not null,
  dossier_id uuid not null,
  etape text not null,
  chemin text collate "C" not null,
  objet_id uuid not null,
  blocs text[] not null,
  sha256 text not null,
  taille_octets bigint not null,
  primary key (organisation_id, dossier_id, etape, chemin),
  foreign key (organisation_id, dossier_id) references dossier.dossier,
  constraint fichier_etape_connue check (etape in ('partie', 'fichier')),
  constraint fichier_chemin_sur check (
    chemin ~ '^[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$'
    and length(chemin) <= 300),
  constraint fichier_sha256_forme check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint fichier_taille check (taille_octets >= 0)
);
comment on table dossier.fichier is
  'What a dossier is made of, in the object store: the parts that were read, and its files.';
comment on column dossier.fichier.dossier_id is 'The dossier.';
comment on column dossier.fichier.etape is
  '`partie`: what was read out of the moment; `fichier`: what stands in the archive.';
comment on column dossier.fichier.chemin is 'Where it stands in the archive.';
comment on column dossier.fichier.objet_id is
  'Under which id the store keeps it: the dossier''s, or a document''s.';
comment on column dossier.fichier.blocs is
  'The SHA-256 of its blocks in their order, under which the store keeps them.';
comment on column dossier.fichier.sha256 is 'SHA-256 of the whole.';
comment on column dossier.fichier.taille_octets is 'Its size, in bytes.';
grant select, insert, update, delete on dossier.fichier to metier;

create table dossier.bloc (
  organisation_id uuid not null,
  dossier_id uuid not null,
  sha256 text not null,
  primary key (organisation_id, dossier_id, sha256),
  foreign key (organisation_id, dossier_id) references dossier.dossier,
  constraint bloc_sha256_forme check (sha256 ~ '^[0-9a-f]{64}$')
);
comment on table dossier.bloc is
  'What the service puts into the object store while a dossier is made, noted before it is put: removed once the archive stands, or when the reading begins anew.';
comment on column dossier.bloc.dossier_id is 'The dossier.';
comment on column dossier.bloc.sha256 is 'SHA-256 of the block.';
grant select, insert, delete on dossier.bloc to metier;
