--! Previous: sha1:549f933af7d1ea80b1c44ce231504b4c68cc3f15
--! Hash: sha1:9123769bfdc2143beeed6073cb6ff711272a1b57

-- Sales to clients, and the expeditions that carry them out.

create schema vente;
create schema expedition;
grant usage, create on schema vente, expedition to metier;

create table vente.vente (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  code text not null,
  client_id uuid not null,
  statut text not null default 'brouillon',
  devise text not null references devise.devise,
  tolerance_cp integer not null default 0,
  date_operation timestamptz,
  montant_organisation bigint,
  devise_organisation text references devise.devise,
  certificats jsonb,
  note text,
  cree_le timestamptz not null,
  auteur_id uuid not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, client_id) references client.client,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint vente_code_pris unique (organisation_id, code),
  constraint vente_statut_connu check (statut in ('brouillon', 'validée', 'soldée', 'annulée')),
  constraint vente_datee check (
    statut not in ('validée', 'soldée')
    or num_nulls(date_operation, montant_organisation, devise_organisation, certificats) = 0),
  constraint vente_tolerance_bornee check (tolerance_cp between 0 and 10000)
);
comment on table vente.vente is
  'What a client was promised: products, masses, prices, qualities. It is `soldée` when what was shipped reaches what was committed.';
comment on column vente.vente.code is 'The organization''s own reference; a sale has no official number.';
comment on column vente.vente.tolerance_cp is
  'What may be shipped beyond the committed mass, in hundredths of a percent of it.';
comment on column vente.vente.date_operation is
  'When it was agreed: certificates, rates and settings are judged at it. Null: at its validation.';
comment on column vente.vente.montant_organisation is
  'Its amount in minor units of `devise_organisation`, by the rate in force at its date; null for a draft.';
comment on column vente.vente.devise_organisation is
  'The organization''s currency at the validation, ISO 4217.';
comment on column vente.vente.certificats is
  'The certificates that its organic lines rest on, as they were at its date; null for a draft.';
comment on column vente.vente.note is 'Anything to be known of it.';
create index vente_par_date on vente.vente (organisation_id, cree_le desc, id desc);
create index vente_par_client on vente.vente (organisation_id, client_id);
grant select, insert, update on vente.vente to metier;

create table vente.ligne (
  organisation_id uuid not null,
  vente_id uuid not null,
  rang smallint not null,
  produit_id uuid not null,
  quantite_g bigint not null,
  prix_kg bigint not null,
  primary key (organisation_id, vente_id, rang),
  foreign key (organisation_id, vente_id) references vente.vente,
  foreign key (organisation_id, produit_id) references produit.produit,
  constraint ligne_vente_masse_bornee check (quantite_g between 1 and 1000000000000),
  constraint ligne_vente_prix_borne check (prix_kg between 0 and 1000000000)
);
comment on table vente.ligne is 'A product that was sold: its committed mass in g and the price of a kilogram.';
comment on column vente.ligne.quantite_g is 'The committed mass, in g.';
comment on column vente.ligne.prix_kg is 'The price of a kilogram, in minor units of the sale''s currency.';
comment on column vente.ligne.vente_id is 'The sale.';
create index ligne_vente_par_produit on vente.ligne (organisation_id, produit_id);
grant select, insert, delete on vente.ligne to metier;

create table vente.qualite_ligne (
  organisation_id uuid not null,
  vente_id uuid not null,
  rang smallint not null,
  referentiel_code text not null,
  etat_code text not null,
  primary key (organisation_id, vente_id, rang, referentiel_code),
  foreign key (organisation_id, vente_id, rang) references vente.ligne,
  foreign key (referentiel_code, etat_code) references conformite.etat (referentiel_code, code)
);
comment on table vente.qualite_ligne is
  'The quality state under a referential that a line was sold with: no lot below it is shipped for it.';
comment on column vente.qualite_ligne.rang is 'The line of the sale.';
comment on column vente.qualite_ligne.vente_id is 'The sale.';
grant select, insert, delete on vente.qualite_ligne to metier;

create table vente.transition (
  organisation_id uuid not null,
  vente_id uuid not null,
  rang integer not null,
  acte text not null,
  de text,
  vers text not null,
  raison text,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, vente_id, rang),
  foreign key (organisation_id, vente_id) references vente.vente,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table vente.transition is
  'Every state that a sale was in, by which act, by whom and why. Append-only.';
comment on column vente.transition.vente_id is 'The sale.';
comment on column vente.transition.de is 'The state before; null at its creation.';
comment on column vente.transition.vers is 'The state after.';
grant select, insert on vente.transition to metier;

create table expedition.expedition (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  vente_id uuid not null,
  client_id uuid not null,
  statut text not null default 'brouillon',
  date_operation timestamptz,
  numero_conteneur text,
  numero_coi text,
  note text,
  mouvement_id uuid,
  montant_organisation bigint,
  devise_organisation text references devise.devise,
  certificats jsonb,
  cree_le timestamptz not null,
  auteur_id uuid not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, vente_id) references vente.vente,
  foreign key (organisation_id, client_id) references client.client,
  foreign key (organisation_id, mouvement_id) references matiere.mouvement,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint expedition_statut_connu check (statut in ('brouillon', 'validée', 'annulée')),
  constraint expedition_partie check (
    (statut = 'validée') = (mouvement_id is not null)
    and (statut <> 'validée' or num_nulls(date_operation, montant_organisation,
                                          devise_organisation, certificats) = 0))
);
comment on table expedition.expedition is
  'Lots that leave for a client under a sale; while it is `validée` their matter stands in the client''s account.';
comment on column expedition.expedition.date_operation is
  'When it left: certificates, rates and settings are judged at it. Null: at its validation.';
comment on column expedition.expedition.numero_conteneur is
  'The container, where it is one alone; `expedition.conteneur` has all of them.';
comment on column expedition.expedition.numero_coi is
  'Number of the certificate of inspection that travels with it.';
comment on column expedition.expedition.mouvement_id is
  'The movement that debited its lots; null while it is not validated.';
comment on column expedition.expedition.montant_organisation is
  'Its amount in minor units of `devise_organisation`, by the rate in force at its date; null while it is not validated.';
comment on column expedition.expedition.devise_organisation is
  'The organization''s currency at the validation, ISO 4217.';
comment on column expedition.expedition.certificats is
  'The certificates that its organic lines rest on, as they were at its date; null while it is not validated.';
comment on column expedition.expedition.vente_id is 'The sale that it carries out.';
comment on column expedition.expedition.note is 'Anything to be known of it.';
create index expedition_par_date on expedition.expedition (organisation_id, cree_le desc, id desc);
create index expedition_par_vente on expedition.expedition (organisation_id, vente_id);
create index expedition_par_client on expedition.expedition (organisation_id, client_id);
grant select, insert, update on expedition.expedition to metier;

create table expedition.conteneur (
  organisation_id uuid not null,
  expedition_id uuid not null,
  numero text not null,
  rang smallint not null,
  primary key (organisation_id, expedition_id, numero),
  foreign key (organisation_id, expedition_id) references expedition.expedition,
  constraint conteneur_forme check (numero ~ '^[A-Z]{3}[UJZ][0-9]{7}$')
);
comment on table expedition.conteneur is 'A container of an expedition, by its ISO 6346 number.';
comment on column expedition.conteneur.expedition_id is 'The expedition.';
comment on column expedition.conteneur.numero is 'Its ISO 6346 number, with the check digit.';
create index conteneur_par_numero on expedition.conteneur (organisation_id, numero);
grant select, insert, delete on expedition.conteneur to metier;

create table expedition.scelle (
  organisation_id uuid not null,
  expedition_id uuid not null,
  conteneur text not null,
  numero text not null,
  annule boolean not null default false,
  primary key (organisation_id, expedition_id, conteneur, numero),
  foreign key (organisation_id, expedition_id, conteneur) references expedition.conteneur,
  constraint scelle_forme check (numero ~ '^[A-Z0-9][A-Z0-9/-]{2,29}$')
);
comment on table expedition.scelle is 'A seal of a container. A seal closes one container, once.';
comment on column expedition.scelle.expedition_id is 'The expedition.';
comment on column expedition.scelle.conteneur is 'The container that it closes, by its number.';
comment on column expedition.scelle.numero is 'What stands on it.';
comment on column expedition.scelle.annule is 'Its expedition was cancelled: the seal may be used.';
create unique index scelle_deja_utilise on expedition.scelle (organisation_id, numero)
  where not annule;
grant select, insert, update, delete on expedition.scelle to metier;

create table expedition.ligne (
  organisation_id uuid not null,
  expedition_id uuid not null,
  rang smallint not null,
  vente_id uuid not null,
  vente_ligne smallint not null,
  lot_id uuid not null,
  conteneur text,
  quantite_g bigint not null,
  primary key (organisation_id, expedition_id, rang),
  foreign key (organisation_id, expedition_id) references expedition.expedition,
  foreign key (organisation_id, vente_id, vente_ligne) references vente.ligne,
  foreign key (organisation_id, lot_id) references lot.lot,
  foreign key (organisation_id, expedition_id, conteneur) references expedition.conteneur,
  constraint ligne_expedition_masse_bornee check (quantite_g between 1 and 1000000000000)
);
comment on table expedition.ligne is 'A mass of a lot, in g, that is shipped for a line of the sale.';
comment on column expedition.ligne.vente_ligne is 'The line of the sale that it is shipped for.';
comment on column expedition.ligne.expedition_id is 'The expedition.';
comment on column expedition.ligne.vente_id is 'The sale.';
comment on column expedition.ligne.lot_id is 'The lot that it is taken from.';
comment on column expedition.ligne.conteneur is 'The container that it lies in, by its number; null without containers.';
create index ligne_expedition_par_lot on expedition.ligne (organisation_id, lot_id);
create index ligne_expedition_par_vente on expedition.ligne (organisation_id, vente_id, vente_ligne);
grant select, insert, delete on expedition.ligne to metier;

create table expedition.transition (
  organisation_id uuid not null,
  expedition_id uuid not null,
  rang integer not null,
  acte text not null,
  de text,
  vers text not null,
  raison text,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, expedition_id, rang),
  foreign key (organisation_id, expedition_id) references expedition.expedition,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table expedition.transition is
  'Every state that an expedition was in, by which act, by whom and why. Append-only.';
comment on column expedition.transition.expedition_id is 'The expedition.';
comment on column expedition.transition.de is 'The state before; null at its creation.';
comment on column expedition.transition.vers is 'The state after.';
grant select, insert on expedition.transition to metier;

create table expedition.retour (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  expedition_id uuid not null,
  ligne smallint not null,
  quantite_g bigint not null,
  reception_id uuid not null,
  lot_id uuid not null,
  mouvement_id uuid not null,
  raison text not null,
  date_operation timestamptz not null,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, expedition_id) references expedition.expedition,
  foreign key (organisation_id, reception_id) references reception.reception,
  foreign key (organisation_id, lot_id) references lot.lot,
  foreign key (organisation_id, mouvement_id) references matiere.mouvement,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint retour_masse_positive check (quantite_g > 0)
);
comment on table expedition.retour is
  'What came back of a line of an expedition, as a reception and a lot of its own. Append-only.';
comment on column expedition.retour.expedition_id is 'The expedition.';
comment on column expedition.retour.reception_id is 'The reception that it came back in.';
comment on column expedition.retour.ligne is 'The line of the expedition.';
comment on column expedition.retour.lot_id is 'The new lot; its parent is the one that was shipped.';
create index retour_par_expedition on expedition.retour (organisation_id, expedition_id, ligne);
grant select, insert on expedition.retour to metier;
