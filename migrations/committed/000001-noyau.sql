--! Previous: -
--! Hash: sha1:d48bf60e0b01c19a266d0f57178da0db7e37a6b3

-- Schemas, default privileges and the tenant: organizations and their producer groups.

-- Functions are executable by their owner alone; each one that has a door grants it beside its
-- text.
alter default privileges revoke execute on functions from public;

create schema core;
create schema organisation;
create schema utilisateur;
create schema module;
create schema reglage;
create schema journal;
create schema pack;
create schema conformite;
create schema produit;
create schema campagne;
create schema numerotation;
create schema producteur;
create schema parcelle;
create schema contrat;
create schema capacite;
create schema matiere;
create schema appareil;
create schema commande;
create schema controle;
create schema collecte;
create schema tache;
create schema v1;

grant usage, create on schema
  core, organisation, utilisateur, module, reglage, journal, pack, conformite, produit, campagne,
  numerotation, producteur, parcelle, contrat, capacite, matiere, appareil, commande, controle,
  collecte, tache, v1
to metier;
grant usage on schema v1 to api;
grant usage, create on schema tache to taches;
grant usage on schema core, organisation, tache to cockpit;
grant create on schema tache to cockpit;

create table core.empreinte_sql (
  unique_ligne boolean primary key default true,
  empreinte text not null,
  applique_le timestamptz not null,
  constraint empreinte_sql_une_ligne check (unique_ligne)
);
comment on table core.empreinte_sql is
  'Fingerprint of the sql/ folder last applied; the server refuses to start on another one.';
grant select on core.empreinte_sql to metier;

create table organisation.organisation (
  id uuid primary key,
  code text not null,
  nom text not null,
  langue text not null,
  fuseau_horaire text not null,
  devise_defaut text not null,
  prefixe_entreprise text,
  statut text not null default 'active',
  cree_le timestamptz not null,
  constraint organisation_code_unique unique (code),
  constraint organisation_code_forme check (code ~ '^[A-Z0-9]{2,10}$'),
  constraint organisation_nom_forme check (length(nom) between 1 and 200),
  constraint organisation_langue_forme check (langue ~ '^[a-z]{2,3}$'),
  constraint organisation_devise_forme check (devise_defaut ~ '^[A-Z]{3}$'),
  constraint organisation_prefixe_forme check (prefixe_entreprise ~ '^[A-Z0-9]{1,10}$'),
  constraint organisation_statut_connu check (statut in ('active', 'suspendue'))
);
comment on table organisation.organisation is
  'A client organization: the tenant. Every other tenant table carries its id.';
grant select, insert, update on organisation.organisation to metier;
grant select on organisation.organisation to cockpit;

create table organisation.groupement (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  code text not null,
  nom text not null,
  primary key (organisation_id, id),
  constraint groupement_code_unique unique (organisation_id, code)
);
comment on table organisation.groupement is
  'A group of producers: the unit of an agent''s perimeter and of the group certificate.';
grant select, insert, update on organisation.groupement to metier;
