--! Previous: sha1:2b354222abc3eee5d19cb5d45187e04f076dfc76
--! Hash: sha1:bb648e085c5ecf3371a9b1517f90d3b3e8e8853d

-- Devices, commands, results, controls: the write path of the phones.

-- The batch procedure runs as `api` and names the type commande.lot; nothing else of this schema is
-- granted to it.
grant usage on schema commande to api;

create table appareil.appareil (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  utilisateur_id uuid not null,
  code_court text not null,
  modele text,
  statut text not null default 'actif',
  enrole_le timestamptz not null,
  revoque_le timestamptz,
  raison_revocation text,
  derniere_sequence bigint not null default 0,
  derniere_synchro timestamptz,
  synchro_precedente timestamptz,
  lot_plein_le timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, utilisateur_id) references utilisateur.utilisateur,
  constraint appareil_code_court_unique unique (code_court),
  constraint appareil_statut_connu check (statut in ('actif', 'revoque', 'remplace')),
  constraint appareil_revocation_datee check ((statut = 'actif') = (revoque_le is null))
) with (fillfactor = 50);
comment on table appareil.appareil is
  'An enrolled phone of an agent; its row is the lock that serializes its sends.';
comment on column appareil.appareil.code_court is
  'Unique on the whole platform: it stands in every provisional reference.';
comment on column appareil.appareil.synchro_precedente is
  'The synchronization that the current one is compared with.';
comment on column appareil.appareil.lot_plein_le is
  'When the last batch was a full one: the next batch continues its synchronization.';
create index appareil_par_utilisateur on appareil.appareil (organisation_id, utilisateur_id);
grant select, insert, update on appareil.appareil to metier;

create sequence appareil.code_court as bigint;
grant usage on sequence appareil.code_court to metier;

create table appareil.code_enrolement (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  utilisateur_id uuid not null,
  empreinte text not null,
  cree_par uuid not null,
  cree_le timestamptz not null,
  expire_le timestamptz not null,
  appareil_id uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, utilisateur_id) references utilisateur.utilisateur,
  foreign key (organisation_id, cree_par) references utilisateur.utilisateur,
  foreign key (organisation_id, appareil_id) references appareil.appareil,
  constraint code_enrolement_unique unique (organisation_id, empreinte)
);
comment on table appareil.code_enrolement is
  'An enrolment code, kept as its SHA-256; used once, by one agent, for 24 hours.';
grant select, insert, update on appareil.code_enrolement to metier;

create table commande.type_commande (
  type text primary key,
  courante integer not null,
  permission text not null references utilisateur.permission deferrable initially deferred,
  module text not null references module.module deferrable initially deferred,
  reference_provisoire_requise boolean not null,
  constraint type_commande_courante_positive check (courante >= 1)
);
comment on table commande.type_commande is
  'Command types with their current schema version; rows are re-applied from sql/commande/type_commande.rows.sql. The rule of a type is the function of its name.';
grant select on commande.type_commande to metier;

create table commande.reference_type (
  type text not null references commande.type_commande deferrable initially deferred,
  champ text not null,
  entite text not null,
  primary key (type, champ)
);
comment on table commande.reference_type is
  'Which payload fields of a command type name which kind of entity.';
grant select on commande.reference_type to metier;

create table commande.commande (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  appareil_id uuid not null,
  utilisateur_id uuid not null,
  type text not null,
  version_schema bigint not null,
  sequence bigint not null,
  reference_provisoire text,
  empreinte text not null,
  enveloppe json not null,
  cree_le_appareil timestamptz,
  date_operation timestamptz,
  synchro_precedente timestamptz not null,
  recue_le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, appareil_id) references appareil.appareil,
  foreign key (organisation_id, utilisateur_id) references utilisateur.utilisateur,
  constraint commande_sequence_unique unique (organisation_id, appareil_id, sequence),
  constraint commande_reference_provisoire_unique unique (organisation_id, reference_provisoire)
);
comment on table commande.commande is
  'Every command that was accepted, with its envelope exactly as received. Append-only.';
comment on column commande.commande.synchro_precedente is
  'The synchronization that its offline time was judged by.';
comment on column commande.commande.reference_provisoire is
  'Null when another command holds the reference already; the envelope still shows what was sent.';
grant select, insert on commande.commande to metier;

create table commande.commande_resultat (
  organisation_id uuid not null,
  commande_id uuid not null,
  appareil_id uuid not null,
  issue text not null,
  motifs text[] not null,
  alertes text[] not null,
  numero_officiel text,
  entites jsonb not null,
  date_operation timestamptz,
  recue_le timestamptz not null,
  primary key (organisation_id, commande_id),
  foreign key (organisation_id, commande_id) references commande.commande,
  constraint commande_resultat_issue_connue check (issue in ('acceptee', 'acceptee_controle'))
);
comment on table commande.commande_resultat is
  'The outcome of a command, replicated to its device and answered again to every resend. Append-only.';
create index commande_resultat_par_appareil on commande.commande_resultat (
  organisation_id, appareil_id);
grant select, insert on commande.commande_resultat to metier;

create table commande.piece_jointe (
  organisation_id uuid not null,
  commande_id uuid not null,
  rang smallint not null,
  fichier_id uuid not null,
  sha256 text not null,
  role text not null,
  attendue_depuis timestamptz not null,
  recue_le timestamptz,
  primary key (organisation_id, commande_id, rang),
  foreign key (organisation_id, commande_id) references commande.commande
);
comment on table commande.piece_jointe is
  'A file announced by a command and awaited through object storage.';
create index piece_jointe_attendue on commande.piece_jointe (
  organisation_id, attendue_depuis) where recue_le is null;
grant select, insert, update on commande.piece_jointe to metier;

create table commande.rejet (
  organisation_id uuid not null references organisation.organisation,
  id bigint generated always as identity,
  motif text not null,
  commande_id uuid not null,
  appareil_id uuid not null,
  utilisateur_id uuid not null,
  sequence bigint not null,
  enveloppe json not null,
  recue_le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, utilisateur_id) references utilisateur.utilisateur,
  constraint rejet_motif_connu check (
    motif in ('identite_incoherente', 'identifiant_reutilise', 'sequence_reutilisee'))
);
comment on table commande.rejet is
  'Security rejections: what was sent, and by whose sign-in (`utilisateur_id`). The ids are as declared, they may point to nothing. Append-only.';
grant select, insert on commande.rejet to metier;

create table commande.tentative (
  organisation_id uuid not null references organisation.organisation,
  commande_id uuid not null,
  nombre integer not null,
  erreur jsonb not null,
  primary key (organisation_id, commande_id)
);
comment on table commande.tentative is
  'Failed attempts to process a command; the third sets it aside.';
grant select, insert, update on commande.tentative to metier;

create type commande.lot as (
  organisation_id uuid,
  utilisateur_id uuid,
  appareil_id uuid,
  appareil_propre boolean,
  synchro_precedente timestamptz,
  recue_le timestamptz
);
comment on type commande.lot is
  'What a batch is judged with: the caller, the device and whether it is the caller''s own, the previous synchronization, the reception time.';

create type commande.constat as (motif text, entite text, entite_id uuid, details jsonb);
comment on type commande.constat is
  'A control motif found, what it is about and the details that a quality officer needs.';

create type commande.contexte as (
  organisation_id uuid,
  utilisateur_id uuid,
  appareil_id uuid,
  commande_id uuid,
  type text,
  version_schema bigint,
  sequence bigint,
  reference_provisoire text,
  empreinte text,
  version_pack text,
  cree_le_appareil timestamptz,
  date_operation timestamptz,
  synchro_precedente timestamptz,
  recue_le timestamptz,
  payload jsonb,
  refs jsonb
);
comment on type commande.contexte is
  'A command under judgment. `refs` maps each reference field of the payload to the id it resolved to, or null when unknown.';

create type commande.effet as (
  constats commande.constat[],
  alertes text[],
  numero_officiel text,
  entite text,
  entites jsonb
);
comment on type commande.effet is
  'What a type''s function found and wrote; `entite` is the kind, among `entites`, that findings are about unless they say otherwise.';

create table controle.motif (
  motif text primary key,
  ecrit boolean not null,
  bloquant boolean not null,
  effet text not null,
  description text not null,
  constraint motif_effet_connu check (effet in (
    'matiere_ecartee', 'capacite_et_paiement_bloques', 'capacite_bloquee', 'valeur_serveur_gardee',
    'paiement_bloque', 'entite_en_anomalie', 'aucune_entite'))
);
comment on table controle.motif is
  'The control motifs and their effect while open; rows are re-applied from sql/controle/motif.rows.sql.';
grant select on controle.motif to metier;

create table controle.motif_decision (
  motif text not null references controle.motif deferrable initially deferred,
  decision text not null,
  ensembles text[] not null,
  primary key (motif, decision)
);
comment on table controle.motif_decision is
  'The decisions that lift a motif and the permission sets whose holders may take them; rows are re-applied from sql/controle/motif_decision.rows.sql.';
grant select on controle.motif_decision to metier;

create table controle.controle (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  commande_id uuid not null,
  motif text not null references controle.motif,
  auteur_id uuid not null,
  entite text,
  entite_id uuid,
  details jsonb,
  statut text not null default 'ouvert',
  ouvert_le timestamptz not null,
  rang bigint generated always as identity,
  leve_le timestamptz,
  leve_par uuid,
  decision text,
  raison text,
  primary key (organisation_id, id),
  foreign key (organisation_id, commande_id) references commande.commande,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  foreign key (organisation_id, leve_par) references utilisateur.utilisateur,
  constraint controle_statut_connu check (statut in ('ouvert', 'leve')),
  constraint controle_leve_complet check (
    (statut = 'ouvert') = (leve_le is null)
    and (statut = 'ouvert') = (leve_par is null)
    and (statut = 'ouvert') = (decision is null)
    and (statut = 'ouvert') = (raison is null)),
  constraint separation_des_taches check (leve_par <> auteur_id)
);
comment on table controle.controle is 'The control queue: one row per command, motif and entity.';
comment on column controle.controle.rang is
  'Order of opening among controls of one instant: that of the commands.';
create index controle_par_statut on controle.controle (organisation_id, statut, ouvert_le, rang);
create index controle_par_entite on controle.controle (
  organisation_id, entite_id) where statut = 'ouvert';
create index controle_par_commande on controle.controle (organisation_id, commande_id);
grant select, insert, update on controle.controle to metier;
