--! Previous: sha1:2ccf80a9c8c6e6bc2435ce114be3c0f19cf43ee7
--! Hash: sha1:e8ab1aebaa340aef00e300b25eb3a739995a43e7

-- What people are reminded of: kinds, who wants which and where, and the one message of each day.

create schema relance;
grant usage, create on schema relance to metier;

create table relance.genre (
  genre text primary key,
  rang smallint not null,
  permission text not null references utilisateur.permission deferrable initially deferred,
  reglage text not null references reglage.cle deferrable initially deferred,
  chemin text not null,
  titre_fr text not null,
  titre_en text not null
);
comment on table relance.genre is
  'The kinds of reminders; rows are re-applied from sql/relance/genre.rows.sql.';
comment on column relance.genre.genre is 'The kind, as routes name it.';
comment on column relance.genre.rang is 'Its place among the kinds.';
comment on column relance.genre.permission is 'Whoever holds it is reminded.';
comment on column relance.genre.reglage is
  'The setting of its delay; at 0 nobody of the organization is reminded.';
comment on column relance.genre.chemin is
  'The route that shows the record, `:id` standing for its id.';
comment on column relance.genre.titre_fr is 'What it is, in French.';
comment on column relance.genre.titre_en is 'What it is, in English.';
grant select, insert, update, delete on relance.genre to metier;

create table relance.abonne (
  organisation_id uuid not null,
  utilisateur_id uuid not null,
  courriel text,
  verifie_le timestamptz,
  demande text,
  demande_le timestamptz,
  jour_demande date,
  demandes smallint not null default 0,
  code_empreinte text,
  code_expire_le timestamptz,
  refuses text[] not null default '{}',
  primary key (organisation_id, utilisateur_id),
  foreign key (organisation_id, utilisateur_id) references utilisateur.utilisateur,
  constraint abonne_courriel_forme check (courriel ~ '^[^\s@<>",;:()\\]+@[^\s@<>",;:()\\]+$'),
  constraint abonne_demande_forme check (demande ~ '^[^\s@<>",;:()\\]+@[^\s@<>",;:()\\]+$'),
  constraint abonne_verifie check ((courriel is null) = (verifie_le is null)),
  constraint abonne_demande check ((demande is null) = (demande_le is null)),
  constraint parametre_invalide check (
    verifie_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and demande_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and jour_demande between '0001-01-01' and '9999-12-31'
    and code_expire_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table relance.abonne is
  'Where an account takes its reminders by mail, and which it wants none of; without a row none by mail, all in its welcome.';
comment on column relance.abonne.courriel is
  'The address that was proved to be the person''s; null while there is none.';
comment on column relance.abonne.verifie_le is 'When it was proved.';
comment on column relance.abonne.demande is 'The address that waits to be proved.';
comment on column relance.abonne.demande_le is 'When it was last asked for.';
comment on column relance.abonne.jour_demande is
  'The day, in the organization''s time zone, on which a message was last asked for.';
comment on column relance.abonne.demandes is 'How many were asked for on that day.';
comment on column relance.abonne.code_empreinte is
  'SHA-256 of the code that was sent to that address; null until it is sent.';
comment on column relance.abonne.code_expire_le is 'Until when the code proves it.';
comment on column relance.abonne.refuses is 'The kinds that the person turned off.';
grant select, insert, update on relance.abonne to metier;

create table relance.message (
  organisation_id uuid not null,
  utilisateur_id uuid not null,
  jour date not null,
  statut text not null,
  contenu jsonb not null,
  ecrit_le timestamptz not null,
  tentatives integer not null default 0,
  ouvrier text,
  tente_le timestamptz,
  regle_le timestamptz,
  raison text,
  primary key (organisation_id, utilisateur_id, jour),
  foreign key (organisation_id, utilisateur_id) references utilisateur.utilisateur,
  constraint message_statut_connu check (statut in ('du', 'vide', 'envoye', 'remplace', 'retire')),
  constraint message_regle check ((statut = 'du') = (regle_le is null)),
  constraint parametre_invalide check (
    jour between '0001-01-01' and '9999-12-31'
    and ecrit_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and tente_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and regle_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
) with (fillfactor = 85);
comment on table relance.message is
  'The one message of a person and a day, written before it is sent.';
comment on column relance.message.jour is 'The day, in the organization''s time zone.';
comment on column relance.message.statut is
  '`du` until it left; `vide`: there was nothing to say; `envoye`; `remplace` by that of a later day; `retire`: the address is none any more.';
comment on column relance.message.contenu is
  'What there was to be reminded of when it was written, by kind.';
comment on column relance.message.ecrit_le is 'When it was written.';
comment on column relance.message.tentatives is 'How often it failed to leave.';
comment on column relance.message.ouvrier is 'The worker that has it in hand.';
comment on column relance.message.tente_le is 'When it was last taken in hand.';
comment on column relance.message.regle_le is 'When it was settled; null while it is due.';
comment on column relance.message.raison is 'Why it last failed.';
create index message_du on relance.message (jour, utilisateur_id, organisation_id)
  where statut = 'du';
grant select, insert, update on relance.message to metier;
