--! Previous: sha1:d48bf60e0b01c19a266d0f57178da0db7e37a6b3
--! Hash: sha1:0885ad96aaf4339d6d83c13f250b40c7a2c33cc2

-- Accounts, permissions, modules, settings, journals: who may do what, with the dates at which it
-- was true.

create table module.module (
  code text primary key,
  libelle text not null,
  prerequis text[] not null default '{}'
);
comment on table module.module is
  'Catalogue of modules; rows are re-applied from sql/module/module.rows.sql.';
grant select on module.module to metier;

create table module.activation (
  organisation_id uuid not null references organisation.organisation,
  module text not null references module.module deferrable initially deferred,
  actif_pendant tstzmultirange not null,
  primary key (organisation_id, module)
);
comment on table module.activation is
  'When a module was active in an organization. Active now: `actif`; active once: `lecture_seule`; never: no row.';
grant select, insert, update on module.activation to metier;

create table utilisateur.permission (
  code text primary key,
  module text not null references module.module deferrable initially deferred,
  de_commande boolean not null
);
comment on table utilisateur.permission is
  'Permission catalogue; rows are re-applied from sql/utilisateur/permission.rows.sql.';
grant select on utilisateur.permission to metier;

create table utilisateur.ensemble_defaut (
  ensemble text not null,
  libelle text not null,
  permission text not null references utilisateur.permission deferrable initially deferred,
  primary key (ensemble, permission)
);
comment on table utilisateur.ensemble_defaut is 'Permission sets that a new organization receives.';
grant select on utilisateur.ensemble_defaut to metier;

create table utilisateur.utilisateur (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  identifiant text not null,
  nom_affiche text not null,
  statut text not null default 'actif',
  actif_pendant tstzmultirange not null,
  accueil text not null default 'jamais',
  cree_le timestamptz not null,
  primary key (organisation_id, id),
  constraint utilisateur_identifiant_unique unique (organisation_id, identifiant),
  constraint utilisateur_identifiant_forme check (length(identifiant) between 1 and 200),
  constraint utilisateur_statut_connu check (statut in ('actif', 'suspendu', 'desactive')),
  constraint utilisateur_accueil_connu check (
    accueil in ('jamais', 'reporte', 'termine', 'rouvert'))
);
comment on table utilisateur.utilisateur is
  'The account of an identity in one organization. `actif_pendant` is what offline commands are judged by; `statut` is today''s word for it.';
grant select, insert, update on utilisateur.utilisateur to metier;

create table utilisateur.identite (
  organisation_id uuid not null,
  emetteur text not null,
  sujet text not null,
  utilisateur_id uuid not null,
  lie_le timestamptz not null,
  primary key (organisation_id, emetteur, sujet),
  foreign key (organisation_id, utilisateur_id) references utilisateur.utilisateur,
  constraint identite_une_par_emetteur unique (organisation_id, utilisateur_id, emetteur)
);
comment on table utilisateur.identite is
  'Which subject of which token issuer an account is; bound at the first sign-in and never rebound.';
grant select, insert on utilisateur.identite to metier;

create table utilisateur.ensemble (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  code text not null,
  libelle text not null,
  primary key (organisation_id, id),
  constraint ensemble_code_unique unique (organisation_id, code)
);
comment on table utilisateur.ensemble is
  'A permission set of an organization; its code proves a role (`direction`, `rsci`).';
grant select, insert, update on utilisateur.ensemble to metier;

create table utilisateur.ensemble_permission (
  organisation_id uuid not null,
  ensemble_id uuid not null,
  permission text not null references utilisateur.permission deferrable initially deferred,
  incluse_pendant tstzmultirange not null,
  primary key (organisation_id, ensemble_id, permission),
  foreign key (organisation_id, ensemble_id) references utilisateur.ensemble
);
comment on table utilisateur.ensemble_permission is
  'When a permission was part of a permission set.';
grant select, insert, update on utilisateur.ensemble_permission to metier;

create table utilisateur.attribution (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  utilisateur_id uuid not null,
  ensemble_id uuid not null,
  periode tstzrange not null,
  attribue_par uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, utilisateur_id) references utilisateur.utilisateur,
  foreign key (organisation_id, ensemble_id) references utilisateur.ensemble,
  constraint attribution_periode_non_vide check (not isempty(periode)),
  constraint attribution_sans_chevauchement exclude using gist (
    organisation_id with =, utilisateur_id with =, ensemble_id with =, periode with &&)
);
comment on table utilisateur.attribution is 'A permission set held by an account during a period.';
create index attribution_par_utilisateur on utilisateur.attribution (
  organisation_id, utilisateur_id);
grant select, insert, update on utilisateur.attribution to metier;

create table utilisateur.groupement_agent (
  organisation_id uuid not null,
  utilisateur_id uuid not null,
  groupement_id uuid not null,
  assigne_pendant tstzmultirange not null,
  primary key (organisation_id, utilisateur_id, groupement_id),
  foreign key (organisation_id, utilisateur_id) references utilisateur.utilisateur,
  foreign key (organisation_id, groupement_id) references organisation.groupement
);
comment on table utilisateur.groupement_agent is
  'The perimeter of an agent: the groups assigned, with their dates.';
grant select, insert, update on utilisateur.groupement_agent to metier;

create table reglage.cle (
  cle text primary key,
  type text not null,
  defaut jsonb,
  unite text,
  description text not null,
  constraint cle_type_connu check (type in ('entier', 'texte', 'booleen', 'objet'))
);
comment on table reglage.cle is
  'Catalogue of setting keys with their defaults; rows are re-applied from sql/reglage/cle.rows.sql.';
grant select on reglage.cle to metier;

create table reglage.reglage (
  organisation_id uuid not null references organisation.organisation,
  cle text not null,
  version integer not null,
  valeur jsonb not null,
  depuis timestamptz not null,
  auteur_id uuid,
  primary key (organisation_id, cle, version),
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table reglage.reglage is
  'Versions of an organization''s settings; the latest `depuis` not after a date is in force at it.';
grant select, insert on reglage.reglage to metier;

create table journal.evenement (
  organisation_id uuid not null references organisation.organisation,
  id bigint generated always as identity,
  le timestamptz not null,
  action text not null,
  utilisateur_id uuid,
  appareil_id uuid,
  commande_id uuid,
  entite text,
  entite_id uuid,
  details jsonb,
  primary key (organisation_id, id)
);
comment on table journal.evenement is
  'Audit journal: what was done, by whom, with which device and command. Append-only.';
grant select, insert on journal.evenement to metier;

create table journal.appel_administration (
  organisation_id uuid not null references organisation.organisation,
  id bigint generated always as identity,
  le timestamptz not null,
  utilisateur_id uuid,
  methode text not null,
  chemin text not null,
  code text not null,
  details jsonb,
  primary key (organisation_id, id)
);
comment on table journal.appel_administration is
  'Administration call journal: every refused permission. Append-only.';
grant select, insert on journal.appel_administration to metier;

create type utilisateur.session as (organisation_id uuid, utilisateur_id uuid, actif boolean);
comment on type utilisateur.session is
  'Who is calling: the organization and the account that the token resolved to, and whether the account is active.';
