--! Previous: sha1:008aaadf0e44b3b221fac6224e590c792d5cd639
--! Hash: sha1:d34a5acab325892411735aa8d47592aa8c899de4

-- Accounts of an organization: why they stand as they do, which person at the identity provider
-- they are of, and what the provider has still to be told. The publisher's acts on organizations.

create schema personne;
grant usage, create on schema personne to metier;

create table utilisateur.changement_statut (
  organisation_id uuid not null,
  utilisateur_id uuid not null,
  rang integer not null,
  statut text not null,
  depuis timestamptz not null,
  raison text,
  auteur_id uuid,
  primary key (organisation_id, utilisateur_id, rang),
  foreign key (organisation_id, utilisateur_id) references utilisateur.utilisateur,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint changement_statut_connu check (statut in ('actif', 'suspendu', 'desactive')),
  constraint changement_statut_motive check (rang = 1 or raison is not null)
);
comment on table utilisateur.changement_statut is
  'Every status that an account was given, since when, by whom and why; the first one is its opening. Append-only.';
grant select, insert on utilisateur.changement_statut to metier;

create table organisation.changement_statut (
  organisation_id uuid not null references organisation.organisation,
  rang integer not null,
  statut text not null,
  depuis timestamptz not null,
  raison text not null,
  auteur text not null,
  primary key (organisation_id, rang),
  constraint organisation_changement_connu check (statut in ('active', 'suspendue'))
);
comment on table organisation.changement_statut is
  'Suspensions and reactivations of an organization, with the reason and the member of the publisher''s team. Append-only.';
grant select, insert on organisation.changement_statut to metier;

create table personne.personne (
  identifiant text primary key,
  geree_par uuid references organisation.organisation,
  nom_affiche text not null,
  inscrite_le timestamptz not null,
  creation text not null default 'a_faire',
  emetteur text,
  sujet text,
  mot_de_passe_a_poser text,
  mot_de_passe_tente text,
  mot_de_passe_provisoire boolean not null default true,
  sessions_a_fermer_le timestamptz,
  constraint personne_identifiant_forme check (length(identifiant) between 1 and 200),
  constraint personne_creation_connue check (creation in ('a_faire', 'tentee', 'faite')),
  constraint personne_sujet_avec_emetteur check ((emetteur is null) = (sujet is null)),
  constraint personne_mot_de_passe_hache check (mot_de_passe_a_poser like '$argon2id$%'),
  constraint personne_sujet_unique unique (emetteur, sujet)
);
comment on table personne.personne is
  'A person at the identity provider, once on the whole platform: which organization created the identity (none: the publisher keeps it), and what the provider has still to be told.';
comment on column personne.personne.mot_de_passe_a_poser is
  'Hash of a password that the provider was not given yet; null again once it was.';
comment on column personne.personne.mot_de_passe_tente is
  'Hash with which the identity was last tried to be created: an attempt that lost its answer may have succeeded.';
grant select, insert, update on personne.personne to metier;

create table personne.rattachement (
  organisation_id uuid not null,
  utilisateur_id uuid not null,
  identifiant text not null,
  organisation_code text not null,
  organisation_nom text not null,
  etat text not null,
  code_empreinte text,
  code_expire_le timestamptz,
  demande_le timestamptz not null,
  accepte_le timestamptz,
  termine_le timestamptz,
  fournisseur text not null,
  primary key (organisation_id, utilisateur_id),
  foreign key (organisation_id, utilisateur_id) references utilisateur.utilisateur,
  foreign key (identifiant) references personne.personne,
  constraint rattachement_etat_connu check (etat in ('propre', 'demande', 'accepte', 'termine')),
  constraint rattachement_fournisseur_connu check (
    fournisseur in ('a_jour', 'a_ajouter', 'a_retirer'))
);
comment on table personne.rattachement is
  'The person that an account is of: an identity of the organization''s own (`propre`), or one from elsewhere that is attached by consent.';
comment on column personne.rattachement.code_empreinte is
  'SHA-256 of the secret that was shown to the administrator: who accepts an attachment must know it.';
create index rattachement_par_personne on personne.rattachement (identifiant);
grant select, insert, update on personne.rattachement to metier;

create table journal.appel_editeur (
  id bigint generated always as identity primary key,
  le timestamptz not null,
  emetteur text not null,
  sujet text not null,
  identifiant text,
  methode text not null,
  chemin text not null,
  code text,
  cible uuid references organisation.organisation,
  details jsonb,
  constraint appel_editeur_methode_forme check (methode ~ '^[A-Z]{3,7}$')
);
comment on table journal.appel_editeur is
  'Journal of the publisher: what its team did to organizations and identities (`code` null), and every call that was refused to whoever tried. Append-only.';
grant select, insert on journal.appel_editeur to metier;
