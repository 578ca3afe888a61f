--! Previous: sha1:0885ad96aaf4339d6d83c13f250b40c7a2c33cc2
--! Hash: sha1:a97f7946a444272246a6ca5eddd9ada8e21d6600

-- Reference content: packs, quality referentials, products, campaigns, numbering.

create table conformite.referentiel (
  code text primary key,
  libelle text not null
);
comment on table conformite.referentiel is
  'Global catalogue of quality referentials (AB, NOP …), filled by published packs.';
grant select, insert on conformite.referentiel to metier;

create table conformite.etat (
  referentiel_code text not null references conformite.referentiel,
  code text not null,
  libelle_fr text not null,
  libelle_en text not null,
  rang smallint not null,
  categorie_affichage text not null,
  primary key (referentiel_code, code),
  constraint etat_rang_unique unique (referentiel_code, rang),
  constraint etat_categorie_connue check (
    categorie_affichage in ('bio', 'conversion', 'conventionnel', 'hors_statut'))
);
comment on table conformite.etat is
  'Quality states of a referential; a higher `rang` is a better state.';
grant select, insert on conformite.etat to metier;

create table pack.pack (
  id uuid primary key default gen_random_uuid(),
  code text not null,
  libelle text not null,
  constraint pack_code_unique unique (code)
);
comment on table pack.pack is 'A line of versioned reference content, published by the publisher.';
grant select, insert, update on pack.pack to metier;

create table pack.pack_version (
  id uuid primary key default gen_random_uuid(),
  pack_id uuid not null references pack.pack,
  version text not null,
  referentiel_capacite text not null references conformite.referentiel,
  contenu jsonb not null,
  publie_le timestamptz not null,
  constraint pack_version_unique unique (pack_id, version)
);
comment on table pack.pack_version is 'A published version of a pack. Immutable.';
comment on column pack.pack_version.referentiel_capacite is
  'The referential whose quality states key the capacities.';
grant select, insert on pack.pack_version to metier;

create table pack.parametre (
  pack_version_id uuid not null references pack.pack_version,
  cle text not null,
  valeur jsonb not null,
  primary key (pack_version_id, cle)
);
comment on table pack.parametre is
  'The parameters of a pack version, one row a key: a collection reads one of them without opening the whole document.';
grant select, insert on pack.parametre to metier;

create table produit.produit (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  code text not null,
  nom_fr text not null,
  nom_en text not null,
  unite_code text not null,
  est_matiere_premiere boolean not null,
  matiere_premiere_liee_code text,
  coefficient_ppm integer not null default 1000000,
  actif_pendant tstzmultirange not null,
  pack_version_id uuid references pack.pack_version,
  attributs jsonb not null default '[]',
  primary key (organisation_id, id),
  constraint produit_code_unique unique (organisation_id, code),
  constraint produit_code_forme check (code ~ '^[A-Z0-9]{2,10}$'),
  constraint produit_coefficient_positif check (coefficient_ppm > 0)
);
comment on table produit.produit is
  'A product of the organization, copied from the pack when a campaign opens, or its own.';
comment on column produit.produit.coefficient_ppm is
  'Grams of linked raw material per gram of this product, in parts per million.';
grant select, insert, update on produit.produit to metier;

create table numerotation.modele (
  organisation_id uuid not null references organisation.organisation,
  version integer not null,
  segments jsonb not null,
  cree_le timestamptz not null,
  primary key (organisation_id, version),
  constraint modele_version_positive check (version >= 1),
  constraint modele_segments_liste check (jsonb_typeof(segments) = 'array')
);
comment on table numerotation.modele is
  'Versions of an organization''s numbering model; opening a campaign freezes one.';
grant select, insert on numerotation.modele to metier;

create table campagne.campagne (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  code text not null,
  nom text not null,
  statut text not null default 'preparation',
  annee integer not null,
  date_ouverture_prevue date not null,
  date_cloture_prevue date not null,
  active_pendant tstzmultirange not null default '{}',
  pack_version_id uuid not null references pack.pack_version,
  modele_numerotation_version integer,
  cree_le timestamptz not null,
  modifie_le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, modele_numerotation_version) references numerotation.modele,
  constraint campagne_code_unique unique (organisation_id, code),
  constraint campagne_code_forme check (length(code) between 1 and 40),
  constraint campagne_nom_forme check (length(nom) between 1 and 200),
  constraint campagne_statut_connu check (statut in ('preparation', 'ouverte', 'cloturee')),
  constraint campagne_annee_bornee check (annee between 2000 and 2999),
  constraint campagne_dates_ordonnees check (date_cloture_prevue >= date_ouverture_prevue),
  constraint campagne_active_une_fois_ouverte check (
    (statut = 'preparation') = isempty(active_pendant))
);
comment on table campagne.campagne is
  'A yearly campaign; opening freezes its pack version and its numbering model version.';
comment on column campagne.campagne.active_pendant is
  'From the instant of opening to that of closing: what commands are judged by.';
grant select, insert, update on campagne.campagne to metier;

create table numerotation.compteur (
  organisation_id uuid not null,
  campagne_id uuid not null,
  nature text not null,
  produit_id uuid not null,
  dernier_rang bigint not null default 0,
  primary key (organisation_id, campagne_id, nature, produit_id),
  foreign key (organisation_id, campagne_id) references campagne.campagne,
  foreign key (organisation_id, produit_id) references produit.produit,
  constraint compteur_nature_connue check (nature in ('MP', 'REC', 'NET', 'PF'))
) with (fillfactor = 50);
comment on table numerotation.compteur is
  'The last rank given per campaign, nature and product; its row is the numbering lock, taken last.';
grant select, insert, update on numerotation.compteur to metier;

create table numerotation.numero_officiel (
  organisation_id uuid not null,
  numero text not null,
  campagne_id uuid not null,
  nature text not null,
  produit_id uuid not null,
  rang bigint not null,
  entite text not null,
  entite_id uuid not null,
  attribue_le timestamptz not null,
  primary key (organisation_id, numero),
  foreign key (organisation_id, campagne_id, nature, produit_id) references numerotation.compteur,
  constraint numero_officiel_rang_unique unique (
    organisation_id, campagne_id, nature, produit_id, rang)
);
comment on table numerotation.numero_officiel is
  'Every official number ever given and the record that holds it. A number is never given to another record.';
grant select, insert on numerotation.numero_officiel to metier;
