--! Previous: sha1:4f5ed7c30627c9f367387744a38a8b866978c0b5
--! Hash: sha1:50822f835e8d0e7b860d5ee50b52ff97092a4359

-- The other commands of the field: error reports, reprints, delivery notes, inputs, inspections,
-- estimates, findings.

create schema recu;
create schema livraison;
create schema intrant;
create schema inspection;
create schema recolte;
create schema non_conformite;
create schema emplacement;
grant usage, create on schema recu, livraison, intrant, inspection, recolte, non_conformite,
  emplacement to metier;

create table collecte.signalement (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  commande_id uuid not null,
  collecte_declaree uuid not null,
  collecte_id uuid,
  motif text not null,
  correction_proposee jsonb,
  auteur_id uuid not null,
  date_operation timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, commande_id) references commande.commande,
  foreign key (organisation_id, collecte_id) references collecte.collecte,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table collecte.signalement is
  'An error that an agent reported in a collection, with the correction proposed; only its key is resolved later.';
grant select, insert, update on collecte.signalement to metier;

create table recu.reimpression (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  commande_id uuid not null,
  reference_provisoire text not null,
  commande_visee uuid,
  copies integer not null,
  auteur_id uuid not null,
  date_operation timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, commande_id) references commande.commande,
  foreign key (organisation_id, commande_visee) references commande.commande,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint reimpression_copies_positives check (copies > 0)
);
comment on table recu.reimpression is
  'A traced duplicate of a field document: which, how many copies, by whom. Append-only.';
grant select, insert on recu.reimpression to metier;

create table emplacement.emplacement (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  code text not null,
  nom text not null,
  actif_pendant tstzmultirange not null default '{(,)}',
  primary key (organisation_id, id),
  constraint emplacement_code_unique unique (organisation_id, code)
);
comment on table emplacement.emplacement is
  'A place that holds matter: a store, a station, a collection point; the destination of a delivery note.';
grant select, insert, update on emplacement.emplacement to metier;

create table livraison.bon (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  commande_id uuid not null,
  reference_provisoire text,
  campagne_declaree uuid not null,
  campagne_id uuid,
  destination_declaree uuid not null,
  destination_id uuid,
  immatriculation text not null,
  chauffeur text not null,
  auteur_id uuid not null,
  date_operation timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, commande_id) references commande.commande,
  foreign key (organisation_id, campagne_id) references campagne.campagne,
  foreign key (organisation_id, destination_id) references emplacement.emplacement,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table livraison.bon is
  'A delivery note: the custody of an agent grouped for a vehicle and a destination.';
grant select, insert, update on livraison.bon to metier;

create table livraison.bon_collecte (
  organisation_id uuid not null,
  bon_id uuid not null,
  collecte_declaree uuid not null,
  collecte_id uuid,
  primary key (organisation_id, bon_id, collecte_declaree),
  foreign key (organisation_id, bon_id) references livraison.bon,
  foreign key (organisation_id, collecte_id) references collecte.collecte
);
comment on table livraison.bon_collecte is
  'A collection of a delivery note; a collection travels on one note.';
create unique index bon_collecte_une_fois on livraison.bon_collecte (organisation_id, collecte_id);
grant select, insert, update on livraison.bon_collecte to metier;

create table intrant.intrant (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  code text not null,
  nom text not null,
  unite_code text not null,
  actif_pendant tstzmultirange not null default '{(,)}',
  pack_version_id uuid references pack.pack_version,
  primary key (organisation_id, id),
  constraint intrant_code_unique unique (organisation_id, code)
);
comment on table intrant.intrant is
  'An input that the organization hands out, copied from the pack when a campaign opens, or its own.';
grant select, insert, update on intrant.intrant to metier;

create table intrant.autorisation (
  organisation_id uuid not null,
  intrant_id uuid not null,
  referentiel_code text not null references conformite.referentiel,
  pack_version_id uuid not null references pack.pack_version,
  primary key (organisation_id, intrant_id, referentiel_code, pack_version_id),
  foreign key (organisation_id, intrant_id) references intrant.intrant
);
comment on table intrant.autorisation is
  'The inputs that a pack version authorizes under a referential.';
grant select, insert on intrant.autorisation to metier;

create table intrant.remise (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  commande_id uuid not null,
  reference_provisoire text,
  producteur_declare uuid not null,
  producteur_id uuid,
  intrant_declare uuid not null,
  intrant_id uuid,
  quantite bigint not null,
  unite_code text not null,
  valeur_montant bigint not null,
  valeur_devise text not null,
  avance boolean not null,
  auteur_id uuid not null,
  date_operation timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, commande_id) references commande.commande,
  foreign key (organisation_id, producteur_id) references producteur.producteur,
  foreign key (organisation_id, intrant_id) references intrant.intrant,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint remise_quantite_positive check (quantite > 0),
  constraint remise_montant_positif check (valeur_montant >= 0)
);
comment on table intrant.remise is
  'An input handed to a producer; its value in minor units of its currency, an advance on the amounts due or a gift.';
grant select, insert, update on intrant.remise to metier;

create table inspection.interet (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  utilisateur_id uuid not null,
  producteur_id uuid not null,
  nature text not null,
  periode tstzrange not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, utilisateur_id) references utilisateur.utilisateur,
  foreign key (organisation_id, producteur_id) references producteur.producteur,
  constraint interet_nature_connue check (
    nature in ('est_le_producteur', 'parent', 'interet_economique', 'autre'))
);
comment on table inspection.interet is
  'A declared interest of an account in a producer during a period: an inspector must have none.';
create index interet_par_producteur on inspection.interet (organisation_id, producteur_id);
grant select, insert, update on inspection.interet to metier;

create table inspection.inspection (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  commande_id uuid not null,
  producteur_declare uuid not null,
  producteur_id uuid,
  parcelle_declaree uuid,
  parcelle_id uuid,
  formulaire_code text not null,
  formulaire_version integer not null,
  reponses jsonb not null,
  debut timestamptz not null,
  fin timestamptz not null,
  invalidee_le timestamptz,
  auteur_id uuid not null,
  date_operation timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, commande_id) references commande.commande,
  foreign key (organisation_id, producteur_id) references producteur.producteur,
  foreign key (organisation_id, parcelle_id) references parcelle.parcelle,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table inspection.inspection is
  'An internal inspection with the answers to a form of the pack; `invalidee_le` when a decision says that it does not count.';
grant select, insert, update on inspection.inspection to metier;

create table recolte.estimation (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  commande_id uuid not null,
  parcelle_declaree uuid not null,
  parcelle_id uuid,
  campagne_declaree uuid not null,
  campagne_id uuid,
  produit_declare uuid not null,
  produit_id uuid,
  date_prevue date not null,
  quantite_g bigint not null,
  auteur_id uuid not null,
  date_operation timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, commande_id) references commande.commande,
  foreign key (organisation_id, parcelle_id) references parcelle.parcelle,
  foreign key (organisation_id, campagne_id) references campagne.campagne,
  foreign key (organisation_id, produit_id) references produit.produit,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint estimation_quantite_positive check (quantite_g >= 0)
);
comment on table recolte.estimation is
  'An estimated harvest of a plot: mass in g and the date it is expected.';
grant select, insert, update on recolte.estimation to metier;

create table non_conformite.non_conformite (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  commande_id uuid,
  controle_id uuid,
  producteur_declare uuid,
  producteur_id uuid,
  parcelle_declaree uuid,
  parcelle_id uuid,
  constat_code text not null,
  gravite text not null,
  description text not null,
  auteur_id uuid not null,
  date_operation timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, commande_id) references commande.commande,
  foreign key (organisation_id, controle_id) references controle.controle,
  foreign key (organisation_id, producteur_id) references producteur.producteur,
  foreign key (organisation_id, parcelle_id) references parcelle.parcelle,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint non_conformite_gravite_connue check (gravite in ('mineure', 'majeure', 'critique')),
  constraint non_conformite_origine check (commande_id is not null or controle_id is not null)
);
comment on table non_conformite.non_conformite is
  'A non-conformity found in the field by a command, or stated by the decision that lifted a control.';
grant select, insert, update on non_conformite.non_conformite to metier;
