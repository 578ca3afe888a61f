--! Previous: sha1:a97f7946a444272246a6ca5eddd9ada8e21d6600
--! Hash: sha1:dbba834f0a99905711a3839c7c0d4defaa26dd7c

-- The field: producers, plots, contracts, capacities.
-- Identity documents stand in a table of their own: they are never replicated and rarely readable.

create table producteur.producteur (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  groupement_declare uuid,
  groupement_id uuid,
  nom text not null,
  prenoms text not null,
  sexe text,
  date_naissance date,
  telephone text,
  localite text,
  version integer not null default 1,
  actif_pendant tstzmultirange not null default '{(,)}',
  cree_le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, groupement_id) references organisation.groupement
);
comment on table producteur.producteur is 'A producer, member of a group.';
create index producteur_par_groupement on producteur.producteur (organisation_id, groupement_id);
grant select, insert, update on producteur.producteur to metier;

create table producteur.piece_identite (
  organisation_id uuid not null,
  producteur_id uuid not null,
  type text not null,
  numero text not null,
  pays text not null,
  primary key (organisation_id, producteur_id),
  foreign key (organisation_id, producteur_id) references producteur.producteur
);
comment on table producteur.piece_identite is
  'Identity document of a producer: neither replicated nor part of any list.';
create index piece_identite_par_numero on producteur.piece_identite (
  organisation_id, type, pays, numero);
grant select, insert, update on producteur.piece_identite to metier;

create table parcelle.parcelle (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  producteur_declare uuid not null,
  producteur_id uuid,
  groupement_id uuid,
  nom text not null,
  surface_declaree_m2 bigint not null,
  actif_pendant tstzmultirange not null default '{(,)}',
  cree_le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, producteur_id) references producteur.producteur,
  foreign key (organisation_id, groupement_id) references organisation.groupement
);
comment on table parcelle.parcelle is 'A plot of a producer; its shape stands in its surveys.';
create index parcelle_par_producteur on parcelle.parcelle (organisation_id, producteur_id);
grant select, insert, update on parcelle.parcelle to metier;

create table parcelle.culture (
  organisation_id uuid not null,
  parcelle_id uuid not null,
  produit_declare uuid not null,
  produit_id uuid,
  part_cp integer not null,
  primary key (organisation_id, parcelle_id, produit_declare),
  foreign key (organisation_id, parcelle_id) references parcelle.parcelle,
  foreign key (organisation_id, produit_id) references produit.produit,
  constraint culture_part_bornee check (part_cp between 0 and 10000)
);
comment on table parcelle.culture is
  'Share of a plot''s surface under a product, in hundredths of a percent.';
grant select, insert, update on parcelle.culture to metier;

create table parcelle.polygone (
  organisation_id uuid not null,
  id uuid not null,
  parcelle_id uuid not null,
  forme geometry(Polygon, 4326) not null,
  surface_m2 bigint not null,
  perimetre_m bigint not null,
  precision_mediane_cm integer,
  nb_points integer,
  date_operation timestamptz not null,
  commande_id uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, parcelle_id) references parcelle.parcelle
);
comment on table parcelle.polygone is
  'A survey of a plot, WGS 84; the one in force has the latest operation date. Append-only.';
create index polygone_par_parcelle on parcelle.polygone (
  organisation_id, parcelle_id, date_operation desc, id desc);
create index polygone_par_forme on parcelle.polygone using gist (organisation_id, forme);
grant select, insert on parcelle.polygone to metier;

create table parcelle.rendement (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  parcelle_id uuid not null,
  campagne_id uuid not null,
  produit_id uuid not null,
  rendement_g_ha bigint not null,
  raison text not null,
  fixe_le timestamptz not null,
  auteur_id uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, parcelle_id) references parcelle.parcelle,
  foreign key (organisation_id, campagne_id) references campagne.campagne,
  foreign key (organisation_id, produit_id) references produit.produit,
  constraint rendement_positif check (rendement_g_ha >= 0)
);
comment on table parcelle.rendement is
  'Yield set for a plot, a campaign and a product, in g/ha; the latest one is in force. Append-only.';
create index rendement_par_parcelle on parcelle.rendement (
  organisation_id, parcelle_id, campagne_id, produit_id);
grant select, insert on parcelle.rendement to metier;

create table conformite.statut_parcelle (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  parcelle_id uuid not null,
  referentiel_code text not null,
  etat_code text not null,
  periode tstzrange not null,
  raison text not null,
  auteur_id uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, parcelle_id) references parcelle.parcelle,
  foreign key (referentiel_code, etat_code) references conformite.etat,
  constraint statut_parcelle_periode_non_vide check (not isempty(periode)),
  constraint statut_parcelle_sans_chevauchement exclude using gist (
    organisation_id with =, parcelle_id with =, referentiel_code with =, periode with &&)
);
comment on table conformite.statut_parcelle is
  'Quality state of a plot under a referential during a period.';
grant select, insert, update, delete on conformite.statut_parcelle to metier;

create table conformite.referentiel_coche (
  organisation_id uuid not null references organisation.organisation,
  referentiel_code text not null references conformite.referentiel,
  primary key (organisation_id, referentiel_code)
);
comment on table conformite.referentiel_coche is 'The referentials that an organization uses.';
grant select, insert, delete on conformite.referentiel_coche to metier;

create table contrat.contrat (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  code text not null,
  campagne_id uuid not null,
  groupement_id uuid,
  statut text not null default 'brouillon',
  actif_pendant tstzmultirange not null default '{}',
  devise text not null,
  cree_le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, campagne_id) references campagne.campagne,
  foreign key (organisation_id, groupement_id) references organisation.groupement,
  constraint contrat_code_unique unique (organisation_id, code),
  constraint contrat_statut_connu check (statut in ('brouillon', 'actif', 'clos')),
  constraint contrat_devise_forme check (devise ~ '^[A-Z]{3}$')
);
comment on table contrat.contrat is
  'A purchase contract; active from its activation to its closing.';
grant select, insert, update on contrat.contrat to metier;

create table contrat.ligne (
  organisation_id uuid not null,
  contrat_id uuid not null,
  rang smallint not null,
  produit_id uuid not null,
  quantite_g bigint not null,
  prix_kg bigint not null,
  primary key (organisation_id, contrat_id, rang),
  foreign key (organisation_id, contrat_id) references contrat.contrat,
  foreign key (organisation_id, produit_id) references produit.produit,
  constraint ligne_quantite_positive check (quantite_g > 0),
  constraint ligne_prix_positif check (prix_kg >= 0)
);
comment on table contrat.ligne is
  'A line of a contract: committed mass and price per kilogram in minor units of its currency.';
grant select, insert on contrat.ligne to metier;

create table capacite.capacite (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  campagne_id uuid not null,
  producteur_id uuid not null,
  matiere_code text not null,
  etat_code text not null,
  capacite_g bigint not null,
  lignes jsonb not null,
  statut text not null default 'proposee',
  proposee_par uuid,
  proposee_le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, campagne_id) references campagne.campagne,
  foreign key (organisation_id, producteur_id) references producteur.producteur,
  constraint capacite_statut_connu check (
    statut in ('proposee', 'validee', 'refusee', 'a_revalider', 'remplacee')),
  constraint capacite_positive check (capacite_g >= 0)
);
comment on table capacite.capacite is
  'A proposed or validated capacity in g per campaign, producer, raw material and quality state; `lignes` shows its reckoning per plot.';
create unique index capacite_une_en_vigueur on capacite.capacite
  (organisation_id, campagne_id, producteur_id, matiere_code, etat_code) where statut = 'validee';
grant select, insert, update on capacite.capacite to metier;

create table capacite.validation (
  organisation_id uuid not null,
  capacite_id uuid not null,
  role text not null,
  utilisateur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, capacite_id, role),
  foreign key (organisation_id, capacite_id) references capacite.capacite,
  foreign key (organisation_id, utilisateur_id) references utilisateur.utilisateur,
  constraint validation_personnes_distinctes unique (organisation_id, capacite_id, utilisateur_id),
  constraint validation_role_connu check (role in ('direction', 'rsci'))
);
comment on table capacite.validation is
  'The two validations of a capacity, by distinct persons, one per role. Append-only.';
grant select, insert on capacite.validation to metier;

create table capacite.solde (
  organisation_id uuid not null,
  campagne_id uuid not null,
  producteur_id uuid not null,
  matiere_code text not null,
  etat_code text not null,
  groupement_id uuid,
  plafond_g bigint not null default 0,
  consomme_g bigint not null default 0,
  primary key (organisation_id, campagne_id, producteur_id, matiere_code, etat_code),
  foreign key (organisation_id, campagne_id) references campagne.campagne,
  foreign key (organisation_id, producteur_id) references producteur.producteur
) with (fillfactor = 70);
comment on table capacite.solde is
  'The balance that a collection locks: ceiling (0 while never validated) and mass consumed, in g of raw material.';
grant select, insert, update on capacite.solde to metier;
