--! Previous: sha1:2eb078bab3325da24af7db4bd2b40924dcf180ce
--! Hash: sha1:0a3917add319bff99b15ee77eb9e39c6f8a4c087

-- Stock: the ledger's other accounts, lots with their states, places and qualities, and receptions.

create schema lot;
create schema reception;
grant usage, create on schema lot, reception to metier;

alter table matiere.compte
  drop constraint compte_genre_connu,
  add constraint compte_genre_connu check (genre in (
    'producteur', 'inconnu', 'garde', 'attendu', 'fournisseur', 'lot', 'transformation', 'perte',
    'client', 'ajustement'));
comment on table matiere.compte is
  'An account of the matter ledger: origins (`producteur`, `fournisseur`, `inconnu` while not resolved, `attendu` ahead of its data), the custody of an agent (`garde`), lots, `transformation` (one product in, another out), `perte`, `ajustement`, clients.';
comment on column matiere.compte.objet_id is
  'The producer, supplier, account, expected reference''s reception line, lot or client whose matter it is; null where there is one account for all.';

alter table matiere.mouvement
  add column rang bigint generated always as identity,
  add column contrepasse_id uuid,
  add constraint mouvement_contrepasse foreign key (organisation_id, contrepasse_id)
    references matiere.mouvement,
  drop constraint mouvement_genre_connu,
  add constraint mouvement_genre_connu check (genre in (
    'collecte', 'correction', 'fusion', 'reception', 'rapprochement', 'reprise_reception', 'retour',
    'destruction', 'echantillon', 'etape', 'expedition', 'contrepassation'));
comment on column matiere.mouvement.rang is 'The order in which movements were posted.';
comment on column matiere.mouvement.contrepasse_id is
  'The movement that this one mirrors.';
create unique index mouvement_contrepasse_une_fois on matiere.mouvement (
  organisation_id, contrepasse_id);

create table matiere.solde (
  organisation_id uuid not null,
  compte_id uuid not null,
  produit_id uuid not null,
  quantite_g bigint not null,
  primary key (organisation_id, compte_id),
  foreign key (organisation_id, compte_id) references matiere.compte,
  foreign key (organisation_id, produit_id) references produit.produit,
  constraint stock_insuffisant check (quantite_g >= 0)
) with (fillfactor = 70);
comment on table matiere.solde is
  'The balance of a lot''s account, in g: the sum of its entries, kept by the ledger itself; its row is the lot''s lock. Never negative.';
grant select, insert, update on matiere.solde to metier;

alter table matiere.ecriture add column objet_id uuid;
comment on column matiere.ecriture.objet_id is
  'Within accounts that pool, the record whose matter it is: the collection in an agent''s custody, the expedition at a client. In one movement the entries of one record sum to zero.';

create type matiere.ligne as (
  compte_id uuid, produit_id uuid, quantite_g bigint, objet_id uuid);
comment on type matiere.ligne is
  'What enters (+) or leaves (-) an account in a movement: mass in g of a product, and the record whose matter it is where the account pools.';

create type matiere.noeud as (genre text, id uuid);
comment on type matiere.noeud is 'A record that matter passes through: its kind and its id.';

create table matiere.filiation (
  organisation_id uuid not null,
  mouvement_id uuid not null,
  rang integer not null,
  de_genre text not null,
  de_id uuid not null,
  vers_genre text not null,
  vers_id uuid not null,
  quantite_g bigint not null,
  annulee boolean not null default false,
  primary key (organisation_id, mouvement_id, rang),
  foreign key (organisation_id, mouvement_id) references matiere.mouvement
);
comment on table matiere.filiation is
  'What became of what: a mass in g that a movement took from one record and gave to another, derived from its entries; sums are exact on both sides.';
comment on column matiere.filiation.de_genre is
  'collecte, lot, attendu, fournisseur, expedition, producteur, inconnu, ajustement.';
comment on column matiere.filiation.vers_genre is
  'lot, attendu, expedition, producteur, fournisseur, perte, ajustement.';
comment on column matiere.filiation.annulee is 'The movement was reversed.';
create index filiation_par_origine on matiere.filiation (organisation_id, de_id);
create index filiation_par_suite on matiere.filiation (organisation_id, vers_id);
grant select, insert, update on matiere.filiation to metier;

alter table emplacement.emplacement
  add column site text not null default 'principal',
  add column capacite_g bigint,
  add column cree_le timestamptz,
  add constraint emplacement_code_forme check (code ~ '^[A-Z0-9][A-Z0-9_-]{0,39}$') not valid,
  add constraint emplacement_capacite_positive check (capacite_g > 0);
comment on column emplacement.emplacement.site is
  'The site that the place stands on: mass balances are made per site.';
comment on column emplacement.emplacement.capacite_g is
  'How much it holds, in g; more is signalled, never refused. Null: not limited.';

alter table emplacement.emplacement
  rename constraint emplacement_code_unique to emplacement_deja_connu;

create table emplacement.changement (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  emplacement_id uuid not null,
  champs jsonb not null,
  le timestamptz not null,
  raison text,
  auteur_id uuid not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, emplacement_id) references emplacement.emplacement,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table emplacement.changement is
  'What changed of a place: before and after, when, by whom and why. Append-only.';
create index changement_par_emplacement on emplacement.changement (
  organisation_id, emplacement_id, rang);
grant select, insert on emplacement.changement to metier;

create table emplacement.qualite_admise (
  organisation_id uuid not null,
  emplacement_id uuid not null,
  categorie text not null,
  primary key (organisation_id, emplacement_id, categorie),
  foreign key (organisation_id, emplacement_id) references emplacement.emplacement,
  constraint qualite_admise_connue check (
    categorie in ('bio', 'conversion', 'conventionnel', 'hors_statut'))
);
comment on table emplacement.qualite_admise is
  'The display categories that a place admits; none: no restriction.';
grant select, insert, delete on emplacement.qualite_admise to metier;

create table lot.statut (
  statut text primary key,
  terminal boolean not null,
  debitable boolean not null
);
comment on table lot.statut is
  'The states of a lot; rows are re-applied from sql/lot/statut.rows.sql.';
grant select on lot.statut to metier;

create table lot.passage (
  acte text not null,
  de text not null references lot.statut deferrable initially deferred,
  vers text not null references lot.statut deferrable initially deferred,
  permission text references utilisateur.permission deferrable initially deferred,
  primary key (acte, de)
);
comment on table lot.passage is
  'The matrix of a lot: which act moves it from which state to which; an act without permission is no route''s, it comes with another record. Rows are re-applied from sql/lot/passage.rows.sql.';
grant select on lot.passage to metier;

create table reception.reception (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  campagne_id uuid not null,
  produit_id uuid not null,
  origine text not null,
  groupement_id uuid,
  fournisseur_id uuid,
  contrat_id uuid,
  bon_id uuid,
  emplacement_id uuid not null,
  statut text not null default 'brouillon',
  lot_id uuid,
  numero_officiel text,
  indice integer not null default 1,
  net_g bigint not null,
  refaction_g bigint not null,
  net_marchand_g bigint not null,
  mesures jsonb not null,
  raison_ecart text,
  note text,
  date_operation timestamptz not null,
  cree_le timestamptz not null,
  auteur_id uuid not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, campagne_id) references campagne.campagne,
  foreign key (organisation_id, produit_id) references produit.produit,
  foreign key (organisation_id, groupement_id) references organisation.groupement,
  foreign key (organisation_id, contrat_id) references contrat.contrat,
  foreign key (organisation_id, bon_id) references livraison.bon,
  foreign key (organisation_id, emplacement_id) references emplacement.emplacement,
  foreign key (organisation_id, numero_officiel) references numerotation.numero_officiel,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint reception_origine_connue check (origine in ('membres', 'achat', 'retour')),
  constraint reception_origine_nommee check (
    (origine = 'membres') = (groupement_id is not null)
    and (origine = 'achat') = (fournisseur_id is not null)),
  constraint reception_statut_connu check (
    statut in ('brouillon', 'en_attente', 'validée', 'rejetée')),
  constraint reception_masses check (
    net_g > 0 and refaction_g between 0 and net_g and net_marchand_g = net_g - refaction_g)
);
comment on table reception.reception is
  'Produce that arrived at a place: weighed, it becomes a lot of nature REC. Masses in g.';
comment on column reception.reception.net_g is
  'What was weighed at the reception, in g: the quantity of its lot.';
comment on column reception.reception.net_marchand_g is
  'Basis of the amounts due, in g.';
comment on column reception.reception.mesures is
  'Measurements at the reception: humidite_cp, impuretes_cp, and the product''s integer attributes.';
comment on column reception.reception.raison_ecart is
  'Why more was weighed than the collections say.';
comment on column reception.reception.numero_officiel is
  'Belongs to the reception, not to its lot: a devalidated one keeps it.';
comment on column reception.reception.indice is 'Index of its documents; older ones are replaced.';
grant select, insert, update on reception.reception to metier;

create table lot.lot (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null,
  campagne_id uuid not null,
  nature text not null,
  produit_id uuid not null,
  statut text not null references lot.statut deferrable initially deferred,
  statut_precedent text references lot.statut deferrable initially deferred,
  reception_id uuid,
  etape_id uuid,
  sortie_id uuid,
  parent_id uuid,
  emplacement_id uuid not null,
  numero_officiel text,
  rappel_id uuid,
  cree_le timestamptz not null,
  auteur_id uuid not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, campagne_id) references campagne.campagne,
  foreign key (organisation_id, produit_id) references produit.produit,
  foreign key (organisation_id, reception_id) references reception.reception,
  foreign key (organisation_id, parent_id) references lot.lot,
  foreign key (organisation_id, emplacement_id) references emplacement.emplacement,
  foreign key (organisation_id, numero_officiel) references numerotation.numero_officiel,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint lot_nature_connue check (nature in ('REC', 'NET', 'PF')),
  constraint lot_d_une_origine check (num_nonnulls(reception_id, etape_id) = 1),
  constraint lot_d_une_sortie check ((etape_id is null) = (sortie_id is null)),
  constraint lot_nature_d_origine check ((nature = 'REC') = (reception_id is not null))
) with (fillfactor = 80);
comment on table lot.lot is
  'A lot of one product. Its quantity is the balance of its account; `emplacement_id` follows the latest `deplacement_lot`.';
comment on column lot.lot.sortie_id is
  'The output of the step that it is: the record that its official number belongs to.';
comment on column lot.lot.parent_id is
  'The lot that was shipped, of one that came back.';
comment on column lot.lot.rappel_id is
  'An executed recall that found the lot before its validation: once validated it goes to quarantine.';
comment on column lot.lot.statut_precedent is
  'The state that a devalidation goes back to; null when there is none.';
create index lot_par_reception on lot.lot (organisation_id, reception_id)
  where reception_id is not null;
create index lot_par_etape on lot.lot (organisation_id, etape_id) where etape_id is not null;
create unique index lot_par_numero on lot.lot (organisation_id, numero_officiel)
  where statut <> 'annulé';
create index lot_par_date on lot.lot (organisation_id, cree_le desc, id desc);
grant select, insert, update on lot.lot to metier;
alter table reception.reception
  add foreign key (organisation_id, lot_id) references lot.lot;

create table lot.transition (
  organisation_id uuid not null,
  lot_id uuid not null,
  rang integer not null,
  acte text not null,
  de text,
  vers text not null,
  raison text,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, lot_id, rang),
  foreign key (organisation_id, lot_id) references lot.lot,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table lot.transition is
  'Every state that a lot was in, from its birth, by which act, by whom and why. Append-only.';
grant select, insert on lot.transition to metier;

create table lot.quarantaine_lot (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  lot_id uuid not null,
  acte text not null,
  raison text not null,
  rappel_id uuid,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, lot_id) references lot.lot,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint quarantaine_lot_acte_connu check (acte in ('mise', 'liberation'))
);
comment on table lot.quarantaine_lot is
  'A lot put into quarantine or released from it, with the reason; its state follows. Append-only.';
create index quarantaine_lot_par_lot on lot.quarantaine_lot (organisation_id, lot_id, le);
grant select, insert on lot.quarantaine_lot to metier;

create table lot.deplacement_lot (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  lot_id uuid not null,
  emplacement_id uuid not null,
  raison text,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, lot_id) references lot.lot,
  foreign key (organisation_id, emplacement_id) references emplacement.emplacement,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table lot.deplacement_lot is
  'A lot came to a place; where it stands is the latest one. Append-only.';
create index deplacement_lot_par_lot on lot.deplacement_lot (organisation_id, lot_id, rang);
create index lot_par_place on lot.lot (organisation_id, emplacement_id)
  where statut not in ('consommé', 'archivé');
grant select, insert on lot.deplacement_lot to metier;

create table lot.qualite (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  lot_id uuid not null,
  referentiel_code text not null,
  etat_code text not null,
  origine text not null,
  raison text,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, lot_id) references lot.lot,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  foreign key (referentiel_code, etat_code) references conformite.etat,
  constraint lot_qualite_origine_connue check (
    origine in ('apports', 'resultat', 'decision', 'correction'))
);
comment on table lot.qualite is
  'Quality state of a lot per referential: the latest row of each counts. Append-only.';
create index lot_qualite_par_lot on lot.qualite (organisation_id, lot_id, referentiel_code, rang);
grant select, insert on lot.qualite to metier;

create table reception.apport (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  reception_id uuid not null,
  rang smallint not null,
  collecte_id uuid,
  reference_provisoire text,
  quantite_g bigint not null,
  recu_g bigint not null,
  rapproche_le timestamptz,
  annule_le timestamptz,
  primary key (organisation_id, id),
  constraint apport_range unique (organisation_id, reception_id, rang),
  foreign key (organisation_id, reception_id) references reception.reception,
  foreign key (organisation_id, collecte_id) references collecte.collecte,
  constraint apport_quantite_positive check (quantite_g > 0 and recu_g >= 0),
  constraint apport_nomme check (num_nonnulls(collecte_id, reference_provisoire) >= 1)
);
comment on table reception.apport is
  'What a reception is made of: a collection, or the provisional reference of one whose command has not arrived (its matter comes from the account `attendu` of this row).';
comment on column reception.apport.quantite_g is
  'What was announced, in g: the collection''s net mass, or what its paper says.';
comment on column reception.apport.recu_g is
  'Its share of the mass weighed at the reception, in g; the shares sum to `net_g`.';
comment on column reception.apport.rapproche_le is
  'When the expected command arrived and settled the account.';
comment on column reception.apport.annule_le is
  'When the reception was rejected: the collection may be received anew.';
create unique index collecte_deja_recue on reception.apport (organisation_id, collecte_id)
  where annule_le is null;
create unique index reference_deja_recue on reception.apport (organisation_id, reference_provisoire)
  where annule_le is null;
grant select, insert, update on reception.apport to metier;

create table reception.derogation (
  organisation_id uuid not null,
  reception_id uuid not null,
  regle text not null,
  raison text not null,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, reception_id, regle),
  foreign key (organisation_id, reception_id) references reception.reception,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table reception.derogation is
  'A rule that a reception was let pass, and why: it applies to that rule alone. Append-only.';
grant select, insert on reception.derogation to metier;

create table reception.transition (
  organisation_id uuid not null,
  reception_id uuid not null,
  rang integer not null,
  acte text not null,
  de text,
  vers text not null,
  raison text,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, reception_id, rang),
  foreign key (organisation_id, reception_id) references reception.reception,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table reception.transition is
  'Every state that a reception was in, by which act, by whom and why. Append-only.';
grant select, insert on reception.transition to metier;
