--! Previous: sha1:37b5ebcdfbb45bfb9d14a1e10a7575034349e3e5
--! Hash: sha1:4c5f56fbc35e6f9a373edf22b96494c6c12af2b8

-- What people are reminded of: kinds, who wants which and where, and the one message of each day.

create schema relance;
comment on schema relance is 'What people are reminded of, and the messages of each day.';
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
  '`du` until it left; `vide`: there was nothing to say; `envoye`; `remplace` by that of a later day; `retire`: the address is none any more, or it failed ten times.';
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

-- What is kept no longer than the law asks: what was erased, and the objects that go with it. The
-- role `purge` reads and changes personal values alone, and nobody else may.

create schema conservation;
comment on schema conservation is 'What is kept no longer than the law asks, and what was erased.';
grant usage, create on schema conservation to metier;
grant usage on schema conservation to purge;

create table conservation.relation (
  relation text not null,
  genre text not null,
  condition text not null,
  textes text[] not null,
  vides text[] not null,
  entiers text[] not null,
  documents text[] not null,
  primary key (relation, genre)
);
comment on table conservation.relation is
  'Where personal values stand, filled with the rules: of which kind of record, and in which columns.';
comment on column conservation.relation.relation is 'The table.';
comment on column conservation.relation.genre is 'The kind of record whose ids its rows hang on.';
comment on column conservation.relation.condition is
  'Which rows `r` hang on the ids of such records, `$1`, an array of texts.';
comment on column conservation.relation.textes is 'Columns of text, replaced by the tombstone.';
comment on column conservation.relation.vides is 'Columns of other types, which are emptied.';
comment on column conservation.relation.entiers is 'Columns of JSON that are replaced whole.';
comment on column conservation.relation.documents is
  'Columns of JSON whose personal members are replaced, at any depth.';
grant select, insert, update, delete on conservation.relation to metier;
grant select on conservation.relation to purge;

create table conservation.efface (
  organisation_id uuid not null references organisation.organisation,
  genre text not null,
  id text not null,
  le timestamptz not null,
  primary key (organisation_id, genre, id),
  constraint parametre_invalide check (
    le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table conservation.efface is
  'Records whose personal values were replaced by tombstones; append-only.';
comment on column conservation.efface.genre is 'The kind of record.';
comment on column conservation.efface.id is 'Its id, as text.';
create index efface_par_id on conservation.efface (id, organisation_id, genre);
grant select, insert on conservation.efface to metier;

create table conservation.objet (
  organisation_id uuid not null references organisation.organisation,
  cle text not null,
  liste_le timestamptz not null,
  efface_le timestamptz,
  primary key (organisation_id, cle),
  constraint parametre_invalide check (
    liste_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and efface_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table conservation.objet is
  'Objects of the store that are to be removed, written with what they belong to and kept until they are gone, and after.';
comment on column conservation.objet.cle is 'Under which key the store keeps it.';
comment on column conservation.objet.liste_le is 'Since when nobody is given its address.';
comment on column conservation.objet.efface_le is 'When the store had it no more; null until then.';
create index objet_a_effacer on conservation.objet (liste_le, cle, organisation_id)
  where efface_le is null;
grant select, insert, update (efface_le) on conservation.objet to metier;

grant usage on schema producteur, commande, collecte, livraison, controle, journal, document,
  importation to purge;
grant select, update (nom, prenoms, telephone, localite, sexe, date_naissance)
  on producteur.producteur to purge;
grant select, update (numero) on producteur.piece_identite to purge;
grant select, update (valeur) on producteur.champ to purge;
grant select, update (enveloppe) on commande.commande, commande.rejet to purge;
grant select, update (details) on commande.commande_resultat, controle.controle, journal.evenement
  to purge;
grant select, update (payload) on commande.correction, commande.reprise, collecte.correction
  to purge;
grant select, update (correction_proposee) on collecte.signalement to purge;
grant select, update (chauffeur) on livraison.bon to purge;
grant select, update (donnees) on document.document to purge;
grant select, update (cellules, demande, renvois) on importation.ligne to purge;
grant select, update (details) on importation.constat to purge;
grant select on collecte.collecte to purge;
