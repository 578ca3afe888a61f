--! Previous: sha1:bb648e085c5ecf3371a9b1517f90d3b3e8e8853d
--! Hash: sha1:203c2f22f4bc448b696641c272ca9a17cd8c9a96

-- Collections. What the phone declared stays beside the reference it resolved to, which is null
-- while unknown.

create table collecte.collecte (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  commande_id uuid not null,
  utilisateur_id uuid not null,
  appareil_id uuid not null,
  reference_provisoire text,
  campagne_declaree uuid not null,
  campagne_id uuid,
  producteur_declare uuid not null,
  producteur_id uuid,
  parcelle_declaree uuid not null,
  parcelle_id uuid,
  produit_declare uuid not null,
  produit_id uuid,
  contrat_declare uuid,
  contrat_id uuid,
  groupement_id uuid,
  date_operation timestamptz not null,
  recue_le timestamptz not null,
  humidite_cp integer,
  impuretes_cp integer,
  net_g bigint not null,
  refaction_g bigint not null,
  net_marchand_g bigint not null,
  calcul_telephone jsonb not null,
  qualite_declaree jsonb not null,
  observation text,
  numero_officiel text,
  synchronisable boolean not null default true,
  primary key (organisation_id, id),
  foreign key (organisation_id, commande_id) references commande.commande,
  foreign key (organisation_id, utilisateur_id) references utilisateur.utilisateur,
  foreign key (organisation_id, appareil_id) references appareil.appareil,
  foreign key (organisation_id, campagne_id) references campagne.campagne,
  foreign key (organisation_id, producteur_id) references producteur.producteur,
  foreign key (organisation_id, parcelle_id) references parcelle.parcelle,
  foreign key (organisation_id, produit_id) references produit.produit,
  foreign key (organisation_id, contrat_id) references contrat.contrat,
  foreign key (organisation_id, numero_officiel) references numerotation.numero_officiel,
  constraint masses_incoherentes check (
    net_g > 0 and refaction_g between 0 and net_g and net_marchand_g = net_g - refaction_g)
) with (fillfactor = 85);
comment on table collecte.collecte is
  'A weighed collection of produce from a producer''s plot. Masses in g, by the server''s calculation.';
comment on column collecte.collecte.net_marchand_g is
  'Marketable net mass: the basis for amounts due.';
comment on column collecte.collecte.synchronisable is
  'True for the days during which phones receive the collection; cleared by the nightly task.';
create index collecte_par_producteur on collecte.collecte (
  organisation_id, producteur_id, date_operation);
create index collecte_synchronisable on collecte.collecte (
  organisation_id, date_operation) where synchronisable;
grant select, insert, update on collecte.collecte to metier;

create table collecte.pesee (
  organisation_id uuid not null,
  collecte_id uuid not null,
  rang smallint not null,
  brut_g bigint not null,
  tare_g bigint not null,
  primary key (organisation_id, collecte_id, rang),
  foreign key (organisation_id, collecte_id) references collecte.collecte,
  constraint tare_superieure_au_brut check (tare_g between 0 and brut_g)
);
comment on table collecte.pesee is
  'A weighing of a collection: gross mass and tare in g. Append-only.';
grant select, insert on collecte.pesee to metier;

create table collecte.qualite (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  collecte_id uuid not null,
  referentiel_code text not null,
  etat_code text not null,
  etat_declare text,
  le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, collecte_id) references collecte.collecte,
  foreign key (referentiel_code, etat_code) references conformite.etat
);
comment on table collecte.qualite is
  'Quality state of a collection per referential: the declared one, capped by its plot''s. Append-only.';
create index qualite_par_collecte on collecte.qualite (organisation_id, collecte_id);
grant select, insert on collecte.qualite to metier;

create table capacite.consommation (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  collecte_id uuid not null,
  campagne_id uuid not null,
  producteur_id uuid not null,
  matiere_code text not null,
  etat_code text not null,
  quantite_g bigint not null,
  le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, collecte_id) references collecte.collecte,
  foreign key (organisation_id, campagne_id, producteur_id, matiere_code, etat_code)
    references capacite.solde
);
comment on table capacite.consommation is
  'What a collection took from a capacity (+) or gave back (-), in g of raw material. Append-only; `solde` caches its sum.';
create index consommation_par_collecte on capacite.consommation (organisation_id, collecte_id);
grant select, insert on capacite.consommation to metier;

create table collecte.sms (
  organisation_id uuid not null,
  collecte_id uuid not null,
  version integer not null,
  statut text not null,
  raison text,
  tentatives integer not null default 0,
  le timestamptz not null,
  primary key (organisation_id, collecte_id, version),
  foreign key (organisation_id, collecte_id) references collecte.collecte,
  constraint sms_statut_connu check (statut in ('a_envoyer', 'en_cours', 'envoye', 'echoue'))
);
comment on table collecte.sms is
  'The message to the producer per version of a collection, and what became of it.';
create index sms_due on collecte.sms (organisation_id, le) where statut <> 'envoye';
grant select, insert, update on collecte.sms to metier;
