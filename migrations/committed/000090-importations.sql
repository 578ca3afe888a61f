--! Previous: sha1:a03ae63bd54213b072a6735e2fe8089718418d2a
--! Hash: sha1:c09b05dcc1c8df4e714cf4f43bf8456fe1c3c29c

-- What the office brings in from spreadsheets: files, their rows, what is wrong with them.

create schema importation;
grant usage, create on schema importation to metier;

create table importation.genre (
  genre text primary key,
  rang smallint not null,
  entite text not null,
  permission text not null references utilisateur.permission deferrable initially deferred
);
comment on table importation.genre is
  'The kinds of imports; rows are re-applied from sql/importation/genre.rows.sql.';
comment on column importation.genre.genre is 'The kind, as routes name it.';
comment on column importation.genre.rang is
  'In which order the files of a new organization are brought in.';
comment on column importation.genre.entite is 'The kind of record that a row makes.';
comment on column importation.genre.permission is
  'The permission of the office acts on such records.';
grant select, insert, update, delete on importation.genre to metier;

create table importation.importation (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  genre text not null references importation.genre deferrable initially deferred,
  nom_fichier text not null,
  format text not null,
  taille_octets bigint not null,
  sha256 text not null,
  statut text not null default 'attendu',
  mode text,
  raison jsonb,
  lues integer not null default 0,
  examinees integer not null default 0,
  fautives integer not null default 0,
  ecrites integer not null default 0,
  cree_le timestamptz not null,
  auteur_id uuid not null,
  applique_le timestamptz,
  applique_par uuid,
  annule_le timestamptz,
  annule_par uuid,
  annule_raison text,
  primary key (organisation_id, id),
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  foreign key (organisation_id, applique_par) references utilisateur.utilisateur,
  foreign key (organisation_id, annule_par) references utilisateur.utilisateur,
  constraint importation_statut_connu check (statut in (
    'attendu', 'en_essai', 'illisible', 'essaye', 'en_application', 'applique', 'annule')),
  constraint importation_format_connu check (format in ('csv', 'xlsx', 'geojson', 'kml')),
  constraint importation_mode_connu check (mode in ('tout', 'bonnes')),
  constraint importation_comptee check (
    least(lues, examinees, fautives, ecrites) >= 0 and fautives <= examinees),
  constraint parametre_invalide check (
    cree_le >= '0001-01-01' and cree_le <= '9999-12-31'
    and applique_le >= '0001-01-01' and applique_le <= '9999-12-31'
    and annule_le >= '0001-01-01' and annule_le <= '9999-12-31')
);
comment on table importation.importation is
  'A file of rows that somebody brings in: tried first, then applied, and undone as one act.';
comment on column importation.importation.genre is 'What its rows are.';
comment on column importation.importation.nom_fichier is 'What its author calls the file.';
comment on column importation.importation.format is 'How the file is written.';
comment on column importation.importation.taille_octets is 'How many bytes the file has.';
comment on column importation.importation.sha256 is 'SHA-256 of the file, in hexadecimal.';
comment on column importation.importation.statut is
  '`attendu` until it is tried, `en_essai`, then `essaye` or `illisible`; `en_application`, `applique`; `annule`.';
comment on column importation.importation.mode is
  'How it is applied: `tout`, every row or none, or `bonnes`, the rows without fault.';
comment on column importation.importation.raison is
  'Why the whole file can not be read, as {code, details}; null when it can.';
comment on column importation.importation.lues is 'How many rows were read.';
comment on column importation.importation.examinees is 'How many rows were tried.';
comment on column importation.importation.fautives is 'How many of them have a fault.';
comment on column importation.importation.ecrites is
  'How many rows are written; while all or none are, how far it is.';
comment on column importation.importation.applique_le is 'When it was applied; null until then.';
comment on column importation.importation.applique_par is 'Who asked for it to be applied.';
comment on column importation.importation.annule_le is 'When it was undone.';
comment on column importation.importation.annule_par is 'Who undid it.';
comment on column importation.importation.annule_raison is 'Why it was undone.';
create index importation_par_date on importation.importation (organisation_id, cree_le, id)
  where cree_le >= '-infinity';
comment on index importation.importation_par_date is 'Order of a list.';
grant select, insert, update on importation.importation to metier;

create table importation.ligne (
  organisation_id uuid not null,
  importation_id uuid not null,
  rang integer not null,
  numero integer not null,
  cellules jsonb not null,
  demande jsonb,
  renvois jsonb not null default '{}',
  cle text,
  objet_id uuid,
  ecrite_le timestamptz,
  primary key (organisation_id, importation_id, rang),
  foreign key (organisation_id, importation_id) references importation.importation,
  constraint ligne_ecrite check ((objet_id is null) = (ecrite_le is null)),
  constraint parametre_invalide check (ecrite_le >= '0001-01-01' and ecrite_le <= '9999-12-31')
);
comment on table importation.ligne is
  'A row of a file: what stood in it, what was understood, and the record that it made.';
comment on column importation.ligne.importation_id is 'The import that it is of.';
comment on column importation.ligne.rang is 'Its place among the rows.';
comment on column importation.ligne.numero is
  'Its line in the file as a spreadsheet counts them; of a plot of several vertices, the first.';
comment on column importation.ligne.cellules is 'What stood in its cells, as text.';
comment on column importation.ligne.demande is
  'What was understood, as the office act takes it; null when that was not possible.';
comment on column importation.ligne.renvois is
  'What it refers to, by the member that takes the id: the kind of record and the words of the file.';
comment on column importation.ligne.cle is 'What other files call the record.';
comment on column importation.ligne.objet_id is 'The record that it made; null until it is applied.';
comment on column importation.ligne.ecrite_le is 'When it was written.';
create index ligne_par_objet on importation.ligne (objet_id, organisation_id)
  where objet_id is not null;
create index ligne_par_cle on importation.ligne (cle, organisation_id)
  where cle is not null and objet_id is not null;
grant select, insert, update, delete on importation.ligne to metier;

create table importation.constat (
  organisation_id uuid not null,
  importation_id uuid not null,
  rang integer not null,
  ordre smallint not null,
  etape text not null,
  colonne text,
  code text not null,
  gravite text not null,
  message text not null,
  details jsonb,
  primary key (organisation_id, importation_id, rang, etape, ordre),
  foreign key (organisation_id, importation_id, rang) references importation.ligne
    on delete cascade,
  constraint constat_etape_connue check (etape in ('lecture', 'ecriture')),
  constraint constat_gravite_connue check (gravite in ('faute', 'avertissement'))
);
comment on table importation.constat is 'What is wrong, or worth a look, in a row of a file.';
comment on column importation.constat.importation_id is 'The import that it is of.';
comment on column importation.constat.rang is 'The row that it is about.';
comment on column importation.constat.ordre is 'Its place among those of the row.';
comment on column importation.constat.etape is
  'Where it was found: `lecture` of the cells, `ecriture` as the office act would do it.';
comment on column importation.constat.colonne is 'The column; null when it is about the whole row.';
comment on column importation.constat.code is 'What it is, as a stable code.';
comment on column importation.constat.gravite is
  '`faute`: the row is not applied; `avertissement`: it is, if nobody minds.';
comment on column importation.constat.message is 'What it is, in words.';
comment on column importation.constat.details is 'What was read, what was expected, who else.';
grant select, insert, update, delete on importation.constat to metier;

create type importation.issue as (
  objet_id uuid, constats commande.constat[], avertissements jsonb);
comment on type importation.issue is
  'What became of a row: the record that it made, what would put it in control, and what is worth a look.';

-- An import that is undone takes back what nothing depends on.
grant delete on organisation.groupement, client.client to metier;
