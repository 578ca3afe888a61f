--! Previous: sha1:c78ed2463b3a90631449f00ab00ac6c3f1a0ba18
--! Hash: sha1:b682e50e4f026fdac75b6f1e89836fd57fa0d0f9

-- Subscriptions to what happens in an organization: addresses outside that receive its events, signed.

create schema webhook;
comment on schema webhook is 'Events of an organization, sent to addresses that it subscribed.';
grant usage, create on schema webhook to metier;
grant usage on schema webhook to cockpit;

create table webhook.genre (
  genre text primary key,
  rang smallint not null unique,
  entite text not null,
  chemin text,
  libelle_fr text not null,
  libelle_en text not null
);
comment on table webhook.genre is 'The kinds of events, filled with the rules.';
comment on column webhook.genre.genre is 'Its word in a payload and in a subscription.';
comment on column webhook.genre.entite is 'The kind of record that the event is about.';
comment on column webhook.genre.chemin is
  'The path of the route that shows the record, with `:id`; null for the event of a test.';
grant select, insert, update, delete on webhook.genre to metier;

create table webhook.regle (
  action text not null,
  type_commande text not null default '',
  genre text not null references webhook.genre deferrable initially deferred,
  rang smallint not null,
  sujet text not null,
  etat text,
  primary key (action, type_commande, genre),
  constraint regle_sujet_connu check (
    sujet in ('entite', 'collecte', 'lot_de_reception'))
);
comment on table webhook.regle is
  'Which entries of the audit journal become which events, filled with the rules.';
comment on column webhook.regle.action is 'The action of the entry of the journal.';
comment on column webhook.regle.type_commande is
  'The type of the command that the entry is about; empty for every entry of the action.';
comment on column webhook.regle.rang is
  'The order of the events of one transaction about one record.';
comment on column webhook.regle.sujet is
  '`entite`: the record of the entry; `collecte`: the collection that the command wrote; `lot_de_reception`: the lot of the reception.';
comment on column webhook.regle.etat is
  'The state of the record after it; null: the state of the entry, or that to which the act leads.';
create index regle_par_genre on webhook.regle (genre);
grant select, insert, update, delete on webhook.regle to metier;

create table webhook.webhook (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  libelle text not null,
  adresse text not null,
  genres text[] not null,
  statut text not null default 'actif',
  cree_le timestamptz not null,
  auteur_id uuid not null,
  modifie_le timestamptz not null,
  arrete_le timestamptz,
  raison_arret text,
  echoue_depuis timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint webhook_statut_connu check (statut in ('actif', 'desactive', 'coupe')),
  constraint webhook_arrete check ((statut = 'actif') = (arrete_le is null)),
  constraint webhook_adresse_forme check (
    adresse ~ '^https?://[^\s/?#@]+(/[^\s#]*)?$' and length(adresse) <= 2000),
  constraint webhook_libelle check (libelle ~ '\S' and length(libelle) <= 200),
  constraint parametre_invalide check (
    cree_le >= '0001-01-01' and cree_le <= '9999-12-31'
    and modifie_le >= '0001-01-01' and modifie_le <= '9999-12-31'
    and arrete_le >= '0001-01-01' and arrete_le <= '9999-12-31'
    and echoue_depuis >= '0001-01-01' and echoue_depuis <= '9999-12-31')
) with (fillfactor = 85);
comment on table webhook.webhook is
  'An address outside that receives events, with the kinds that it receives.';
comment on column webhook.webhook.rang is 'The order in which they were created.';
comment on column webhook.webhook.libelle is 'The name that people give it.';
comment on column webhook.webhook.adresse is 'The URL that receives the events.';
comment on column webhook.webhook.genres is 'The kinds of events that it receives.';
comment on column webhook.webhook.statut is
  '`actif`; `desactive` by a person; `coupe` by the service, since the address failed for a day or said that it is gone.';
comment on column webhook.webhook.arrete_le is 'When it was last turned off; null while active.';
comment on column webhook.webhook.raison_arret is
  'The reason in words of the person who turned it off, or the code of the last failure.';
comment on column webhook.webhook.echoue_depuis is
  'The first failed attempt since the last delivery; null after a delivery.';
create index webhook_par_rang on webhook.webhook (organisation_id, rang) where rang >= 0;
comment on index webhook.webhook_par_rang is 'Order of a list.';
grant select, insert, update on webhook.webhook to metier;

create table webhook.secret (
  organisation_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  rang bigint generated always as identity,
  scelle text not null,
  cree_le timestamptz not null,
  auteur_id uuid not null,
  expire_le timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, webhook_id) references webhook.webhook,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint secret_scelle check (scelle ~ '^scelle\.1\.'),
  constraint parametre_invalide check (
    cree_le >= '0001-01-01' and cree_le <= '9999-12-31'
    and expire_le >= '0001-01-01' and expire_le <= '9999-12-31')
);
comment on table webhook.secret is
  'The secrets that sign what a subscription receives. After a rotation two are in force for a while.';
comment on column webhook.secret.webhook_id is 'The subscription.';
comment on column webhook.secret.rang is 'The order in which they were made.';
comment on column webhook.secret.scelle is 'The secret, encrypted by the service.';
comment on column webhook.secret.expire_le is
  'When it no longer signs; null for the latest secret.';
create index secret_par_webhook on webhook.secret (webhook_id, organisation_id, rang);
grant select, insert, update (expire_le) on webhook.secret to metier;

create table webhook.curseur (
  organisation_id uuid primary key references organisation.organisation,
  depuis_transaction bigint not null,
  plancher bigint not null,
  marque bigint not null,
  marque_transaction bigint not null,
  certificats_le date not null,
  constraint parametre_invalide check (
    certificats_le >= '0001-01-01' and certificats_le <= '9999-12-31')
) with (fillfactor = 50);
comment on table webhook.curseur is
  'The place up to which the journal of an organization became events; a row once it has a subscription.';
comment on column webhook.curseur.depuis_transaction is
  'The first transaction whose entries have not been read.';
comment on column webhook.curseur.plancher is
  'An entry that lies below it by a thousand has been read.';
comment on column webhook.curseur.marque is
  'The floor to come: the latest entry when the mark was set.';
comment on column webhook.curseur.marque_transaction is
  'The mark becomes the floor once every transaction before this one has ended.';
comment on column webhook.curseur.certificats_le is
  'The last day of the organization on which certificates that end were looked for.';
grant select, insert, update on webhook.curseur to metier;
grant select (organisation_id) on webhook.curseur to cockpit;

create table webhook.evenement (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  genre text not null,
  sujet_id uuid not null,
  acte text,
  etat text,
  cle text not null,
  le timestamptz not null,
  primary key (organisation_id, id),
  constraint evenement_une_fois unique (sujet_id, genre, cle, organisation_id),
  constraint parametre_invalide check (le >= '0001-01-01' and le <= '9999-12-31')
);
comment on table webhook.evenement is
  'What happened to a record, derived from the journal; kept for thirty days.';
comment on column webhook.evenement.rang is 'The order in which they are sent.';
comment on column webhook.evenement.genre is 'Its kind.';
comment on column webhook.evenement.sujet_id is 'The record.';
comment on column webhook.evenement.acte is 'What was done to the record; null if nobody did.';
comment on column webhook.evenement.etat is 'The state of the record afterwards; null if it has none.';
comment on column webhook.evenement.cle is
  'What tells it from other events of the kind about the record: the entry of the journal, or the day.';
create index evenement_par_date on webhook.evenement (le, organisation_id);
grant select, insert, delete on webhook.evenement to metier;

create table webhook.envoi (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  webhook_id uuid not null,
  evenement_id uuid not null,
  sujet_id uuid not null,
  rang bigint not null,
  statut text not null default 'du',
  essais integer not null default 0,
  prochain_le timestamptz,
  ouvrier uuid,
  tente_le timestamptz,
  livre_le timestamptz,
  code_http integer,
  erreur text,
  duree_ms integer,
  primary key (organisation_id, id),
  foreign key (organisation_id, webhook_id) references webhook.webhook,
  foreign key (organisation_id, evenement_id) references webhook.evenement,
  constraint envoi_une_fois unique (webhook_id, evenement_id, organisation_id),
  constraint envoi_statut_connu check (statut in ('du', 'livre', 'echoue')),
  constraint envoi_livre check ((statut = 'livre') = (livre_le is not null)),
  constraint parametre_invalide check (
    prochain_le >= '0001-01-01' and prochain_le <= '9999-12-31'
    and tente_le >= '0001-01-01' and tente_le <= '9999-12-31'
    and livre_le >= '0001-01-01' and livre_le <= '9999-12-31')
) with (fillfactor = 70);
comment on table webhook.envoi is
  'The delivery of an event to a subscription, with its last attempt; kept as long as the event.';
comment on column webhook.envoi.webhook_id is 'The subscription.';
comment on column webhook.envoi.evenement_id is 'The event.';
comment on column webhook.envoi.sujet_id is 'The record that the event is about.';
comment on column webhook.envoi.rang is 'The order in which they are sent: that of the events.';
comment on column webhook.envoi.statut is
  '`du` until it is delivered; `livre`; `echoue`: the test of an address, which is not repeated.';
comment on column webhook.envoi.essais is 'Failed attempts since it was last due.';
comment on column webhook.envoi.prochain_le is
  'When it is attempted next; null while an earlier one about the same record is due.';
comment on column webhook.envoi.ouvrier is 'The worker that attempts it; null between attempts.';
comment on column webhook.envoi.tente_le is 'When the last attempt began.';
comment on column webhook.envoi.livre_le is 'When it was delivered.';
comment on column webhook.envoi.code_http is 'The status of the last response.';
comment on column webhook.envoi.erreur is 'The code of the last failure.';
comment on column webhook.envoi.duree_ms is 'How long the last attempt took.';
create index envoi_par_rang on webhook.envoi (webhook_id, rang, organisation_id);
create index envoi_par_evenement on webhook.envoi (evenement_id, organisation_id);
create index envoi_du on webhook.envoi (webhook_id, prochain_le, organisation_id)
  where prochain_le is not null;
create index envoi_par_sujet on webhook.envoi (sujet_id, webhook_id, rang, organisation_id);
grant select, insert, update, delete on webhook.envoi to metier;
