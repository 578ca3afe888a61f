--! Previous: sha1:d34a5acab325892411735aa8d47592aa8c899de4
--! Hash: sha1:69d1e41e14e4223edb53f91394b465d3ccde0e3e

-- Compliance: revisions of quality states, the dated ticking of referentials, certificates,
-- suppliers and clients.

create schema certificat;
create schema fournisseur;
create schema client;
grant usage, create on schema certificat, fournisseur, client to metier;

create table conformite.revision (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  parcelle_id uuid not null,
  referentiel_code text not null references conformite.referentiel,
  etat_code text,
  depuis timestamptz not null,
  enregistree_le timestamptz not null,
  raison text not null,
  auteur_id uuid,
  origine text not null,
  controle_id uuid,
  derogation jsonb,
  primary key (organisation_id, id),
  foreign key (organisation_id, parcelle_id) references parcelle.parcelle,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  foreign key (organisation_id, controle_id) references controle.controle,
  constraint revision_etat_connu foreign key (referentiel_code, etat_code)
    references conformite.etat,
  constraint revision_origine_connue check (origine in ('reprise', 'revision', 'controle')),
  constraint revision_etat_dit check (etat_code is not null or origine = 'reprise'),
  constraint revision_deja_vraie check (depuis <= enregistree_le)
);
comment on table conformite.revision is
  'What was said of a plot''s quality state under a referential: from when it holds, when it was recorded, by whom and why. Append-only.';
comment on column conformite.revision.rang is
  'The order of recording: a later revision replaces what earlier ones said from its date on.';
comment on column conformite.revision.etat_code is
  'Null, in data from before revisions were kept, where a period ended without another.';
comment on column conformite.revision.derogation is
  'Reason and evidence of a state given sooner than the conversion calendar allows.';
create index revision_par_parcelle on conformite.revision (
  organisation_id, parcelle_id, referentiel_code, rang);
grant select, insert on conformite.revision to metier;

-- The states known so far become revisions, in the order of their dates; a gap is said too.
grant usage on schema conformite to migration;
grant select on conformite.statut_parcelle to migration;
grant insert on conformite.revision to migration;
set local role migration;
set local row_security = off;
with periode as (
  select s.organisation_id, s.id, s.parcelle_id, s.referentiel_code, s.etat_code, s.raison,
         s.auteur_id, coalesce(lower(s.periode), '-infinity') as depuis, upper(s.periode) as jusque,
         lead(lower(s.periode)) over (
           partition by s.organisation_id, s.parcelle_id, s.referentiel_code
           order by lower(s.periode) nulls first) as suivante
  from conformite.statut_parcelle s
),
dite as (
  select p.organisation_id, p.id, p.parcelle_id, p.referentiel_code, p.etat_code, p.depuis,
         p.raison, p.auteur_id
  from periode p
  union all
  select p.organisation_id, gen_random_uuid(), p.parcelle_id, p.referentiel_code, null, p.jusque,
         p.raison, p.auteur_id
  from periode p where p.jusque is distinct from p.suivante and p.jusque is not null
)
insert into conformite.revision
  (organisation_id, id, parcelle_id, referentiel_code, etat_code, depuis, enregistree_le, raison,
   auteur_id, origine)
select d.organisation_id, d.id, d.parcelle_id, d.referentiel_code, d.etat_code, d.depuis,
       greatest(now(), d.depuis), d.raison, d.auteur_id, 'reprise'
from dite d order by d.organisation_id, d.parcelle_id, d.referentiel_code, d.depuis;
set local role proprietaire;
set local row_security = on;
revoke insert on conformite.revision from migration;
revoke select on conformite.statut_parcelle from migration;
revoke usage on schema conformite from migration;

comment on table conformite.statut_parcelle is
  'Quality state of a plot under a referential during a period, derived from the revisions; its id is that of its revision.';

alter table conformite.referentiel_coche
  add column coche_pendant tstzmultirange not null default '{(,)}';
comment on table conformite.referentiel_coche is
  'The referentials that an organization uses, or used.';
comment on column conformite.referentiel_coche.coche_pendant is 'When the referential was ticked.';
revoke delete on conformite.referentiel_coche from metier;
grant update on conformite.referentiel_coche to metier;

create table conformite.cochage (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  referentiel_code text not null,
  coche boolean not null,
  le timestamptz not null,
  raison text,
  auteur_id uuid not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, referentiel_code) references conformite.referentiel_coche,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table conformite.cochage is
  'A referential was ticked or unticked: when, by whom and why. Append-only.';
create index cochage_par_referentiel on conformite.cochage (
  organisation_id, referentiel_code, rang);
grant select, insert on conformite.cochage to metier;

create table fournisseur.fournisseur (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  code text not null,
  nom text not null,
  pays text not null,
  adresse text,
  contact text,
  telephone text,
  courriel text,
  actif_pendant tstzmultirange not null,
  cree_le timestamptz not null,
  auteur_id uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint fournisseur_code_unique unique (organisation_id, code),
  constraint fournisseur_code_forme check (code ~ '^[A-Z0-9][A-Z0-9_-]{0,39}$'),
  constraint fournisseur_nom_forme check (length(nom) between 1 and 200),
  constraint fournisseur_pays_forme check (pays ~ '^[A-Z]{2}$'),
  constraint fournisseur_telephone_forme check (telephone ~ '^\+[1-9][0-9]{6,14}$')
);
comment on table fournisseur.fournisseur is
  'A supplier: whom the organization buys goods from that no member grew; it is created with its certificate.';
grant select, insert, update on fournisseur.fournisseur to metier;

create table fournisseur.changement (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  fournisseur_id uuid not null,
  actif boolean not null,
  le timestamptz not null,
  raison text not null,
  auteur_id uuid not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, fournisseur_id) references fournisseur.fournisseur,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table fournisseur.changement is
  'A supplier was deactivated or reactivated: when, by whom and why. Append-only.';
create index changement_par_fournisseur on fournisseur.changement (
  organisation_id, fournisseur_id, rang);
grant select, insert on fournisseur.changement to metier;

create table client.client (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  code text not null,
  nom text not null,
  pays text not null,
  adresse text,
  contact text,
  telephone text,
  courriel text,
  actif_pendant tstzmultirange not null,
  cree_le timestamptz not null,
  modifie_le timestamptz not null,
  primary key (organisation_id, id),
  constraint client_deja_connu unique (organisation_id, code),
  constraint client_code_forme check (code ~ '^[A-Z0-9][A-Z0-9_-]{0,39}$'),
  constraint client_nom_forme check (length(nom) between 1 and 200),
  constraint client_pays_forme check (pays ~ '^[A-Z]{2}$'),
  constraint client_telephone_forme check (telephone ~ '^\+[1-9][0-9]{6,14}$')
);
comment on table client.client is 'A client: whom the organization sells and ships to.';
grant select, insert, update on client.client to metier;

create table client.changement (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  client_id uuid not null,
  actif boolean,
  champs jsonb,
  le timestamptz not null,
  raison text,
  auteur_id uuid not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, client_id) references client.client,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint changement_dit_quoi check (num_nonnulls(actif, champs) = 1),
  constraint changement_raison_donnee check (actif is null or raison is not null)
);
comment on table client.changement is
  'A client was deactivated or reactivated, with the reason, or its data changed: before and after, when and by whom. Append-only.';
create index changement_par_client on client.changement (organisation_id, client_id, rang);
grant select, insert on client.changement to metier;

create table certificat.certificat (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  numero text not null,
  organisme text not null,
  groupement_id uuid,
  fournisseur_id uuid,
  referentiel_code text not null references conformite.referentiel,
  categorie text not null,
  valide_du date not null,
  valide_au date not null,
  valide_pendant tstzrange not null,
  statut text not null default 'valide',
  cree_le timestamptz not null,
  auteur_id uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, groupement_id) references organisation.groupement,
  foreign key (organisation_id, fournisseur_id) references fournisseur.fournisseur,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint certificat_deja_connu unique (organisation_id, organisme, numero, valide_du),
  constraint certificat_un_titulaire check (num_nonnulls(groupement_id, fournisseur_id) <= 1),
  constraint certificat_dates_ordonnees check (valide_au >= valide_du),
  constraint certificat_statut_connu check (statut in ('valide', 'suspendu', 'retire'))
);
comment on table certificat.certificat is
  'A certificate of a group, of a supplier or, without either, of the organization itself; its current status judges at any date.';
comment on column certificat.certificat.valide_pendant is
  'From the beginning of `valide_du` to the end of `valide_au` in the organization''s time zone.';
create index certificat_par_groupement on certificat.certificat (organisation_id, groupement_id);
grant select, insert, update on certificat.certificat to metier;

create table certificat.changement (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  certificat_id uuid not null,
  statut text not null,
  depuis date not null,
  enregistre_le timestamptz not null,
  raison text not null,
  auteur_id uuid not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, certificat_id) references certificat.certificat,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint changement_statut_connu check (statut in ('valide', 'suspendu', 'retire'))
);
comment on table certificat.changement is
  'A certificate took another status: the day from which, when it was recorded, by whom and why. Append-only.';
create index changement_par_certificat on certificat.changement (
  organisation_id, certificat_id, rang);
grant select, insert on certificat.changement to metier;

create table certificat.portee (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  certificat_id uuid not null,
  activite text not null,
  site text,
  produit_id uuid,
  unite text,
  ajoutee_le timestamptz not null,
  auteur_id uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, certificat_id) references certificat.certificat,
  foreign key (organisation_id, produit_id) references produit.produit,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table certificat.portee is
  'A line of what a certificate covers: an activity, at a site or all, for a product or all, in a unit or all. Append-only.';
create index portee_par_certificat on certificat.portee (organisation_id, certificat_id, rang);
grant select, insert on certificat.portee to metier;

-- Lists of what the field found and handed out.
create index inspection_par_date on inspection.inspection (organisation_id, date_operation, id);
create index non_conformite_par_date on non_conformite.non_conformite (
  organisation_id, date_operation, id);
create index estimation_par_date on recolte.estimation (organisation_id, date_operation, id);
create index remise_par_date on intrant.remise (organisation_id, date_operation, id);
