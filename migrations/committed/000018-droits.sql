--! Previous: sha1:fe8223508828852677bcb67f361a2852c342a769
--! Hash: sha1:094d8b7232297c160bd578165c518b53e7a25f51

-- Rights and modules: versions of permission sets, what was decided on assignments, switches of
-- modules and activities.

create schema activite;
grant usage, create on schema activite to metier;

alter table utilisateur.ensemble
  add constraint ensemble_code_forme check (code ~ '^[a-z][a-z0-9_]{1,39}$'),
  add constraint ensemble_libelle_forme check (length(libelle) between 1 and 200);

create table utilisateur.ensemble_version (
  organisation_id uuid not null,
  ensemble_id uuid not null,
  version integer not null,
  libelle text not null,
  permissions text[] not null,
  raison text,
  auteur_id uuid,
  le timestamptz not null,
  primary key (organisation_id, ensemble_id, version),
  foreign key (organisation_id, ensemble_id) references utilisateur.ensemble,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint ensemble_version_positive check (version >= 1)
);
comment on table utilisateur.ensemble_version is
  'What a permission set was given at each writing, by whom and why. Append-only. Rights are judged by `ensemble_permission`.';
grant select, insert on utilisateur.ensemble_version to metier;

-- An assignment that is ended before it began holds at no instant: its period is empty.
alter table utilisateur.attribution drop constraint attribution_periode_non_vide;

create table utilisateur.attribution_acte (
  organisation_id uuid not null,
  attribution_id uuid not null,
  rang integer not null,
  acte text not null,
  debut timestamptz,
  fin timestamptz,
  raison text,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, attribution_id, rang),
  foreign key (organisation_id, attribution_id) references utilisateur.attribution,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint attribution_acte_connu check (acte in ('attribuer', 'terminer'))
);
comment on table utilisateur.attribution_acte is
  'What was decided on an assignment, with the period that it gave, by whom and why. Append-only.';
grant select, insert on utilisateur.attribution_acte to metier;

create table module.bascule (
  organisation_id uuid not null,
  id bigint generated always as identity,
  module text not null,
  acte text not null,
  raison text,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, module) references module.activation,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint bascule_de_module_acte_connu check (acte in ('activer', 'desactiver')),
  constraint bascule_de_module_raison check (acte = 'activer' or raison is not null)
);
comment on table module.bascule is
  'Who switched a module on or off, when and why. Append-only. Operations are judged by `activation`.';
grant select, insert on module.bascule to metier;

create table activite.arbre (
  organisation_id uuid primary key references organisation.organisation,
  initialise_le timestamptz not null,
  initialise_par uuid,
  foreign key (organisation_id, initialise_par) references utilisateur.utilisateur
);
comment on table activite.arbre is
  'That the activity tree of an organization was initialized, which happens once.';
grant select, insert on activite.arbre to metier;

create table activite.activation (
  organisation_id uuid not null references activite.arbre,
  activite text not null,
  actif_pendant tstzmultirange not null,
  primary key (organisation_id, activite)
);
comment on table activite.activation is
  'When an activity was switched on; its node is the pack''s. Switched on with its module active: `actif`; once: `lecture_seule`; never: no row.';
grant select, insert, update on activite.activation to metier;

create table activite.bascule (
  organisation_id uuid not null,
  id bigint generated always as identity,
  activite text not null,
  acte text not null,
  raison text,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, activite) references activite.activation,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint bascule_d_activite_acte_connu check (acte in ('activer', 'desactiver')),
  constraint bascule_d_activite_raison check (acte = 'activer' or raison is not null)
);
comment on table activite.bascule is
  'Who switched an activity on or off after the initialization, when and why. Append-only.';
grant select, insert on activite.bascule to metier;

create type activite.noeud as (
  rang bigint, code text, libelle_fr text, libelle_en text, parent text, module text,
  prerequis text[], actif_pendant tstzmultirange, allumee boolean, etat text);
comment on type activite.noeud is
  'A node of the activity tree at a date: what the pack says of it, and whether it is switched on.';

-- The history of one entity, and of a period, in a journal that every command writes to.
create index evenement_par_entite on journal.evenement (organisation_id, entite_id);
create index evenement_par_date on journal.evenement using brin (le);

-- The first version of the sets that exist already.
grant usage on schema organisation, utilisateur to migration;
grant select on organisation.organisation, utilisateur.ensemble, utilisateur.ensemble_permission
  to migration;
grant insert on utilisateur.ensemble_version to migration;
set local role migration;
set local row_security = off;
insert into utilisateur.ensemble_version
  (organisation_id, ensemble_id, version, libelle, permissions, raison, auteur_id, le)
select e.organisation_id, e.id, 1, e.libelle,
       array(select p.permission from utilisateur.ensemble_permission p
             where p.organisation_id = e.organisation_id and p.ensemble_id = e.id
               and upper_inf(p.incluse_pendant)
             order by p.permission),
       null, null, o.cree_le
from utilisateur.ensemble e join organisation.organisation o on o.id = e.organisation_id;
set local role proprietaire;
set local row_security = on;
revoke insert on utilisateur.ensemble_version from migration;
revoke select on organisation.organisation, utilisateur.ensemble, utilisateur.ensemble_permission
  from migration;
revoke usage on schema organisation, utilisateur from migration;
