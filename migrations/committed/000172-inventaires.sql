--! Previous: sha1:3817c05ae2c8b06fbcc7b756d36458129f900890
--! Hash: sha1:4b9461bc025a70fa99fe95a4975d3cee2b82de2f

-- Physical inventories of places: counts per lot that two persons answer for.
create schema inventaire;
comment on schema inventaire is 'Counts of the lots of a place, and what they change in the ledger.';
grant usage, create on schema inventaire to metier;

create table inventaire.inventaire (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  emplacement_id uuid not null,
  surplus_emplacement_id uuid not null,
  date_operation timestamptz not null,
  statut text not null default 'en_attente',
  note text,
  cree_le timestamptz not null,
  auteur_id uuid not null,
  decide_le timestamptz,
  decide_par uuid,
  raison text,
  primary key (organisation_id, id),
  foreign key (organisation_id, emplacement_id) references emplacement.emplacement,
  foreign key (organisation_id, surplus_emplacement_id) references emplacement.emplacement,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  foreign key (organisation_id, decide_par) references utilisateur.utilisateur,
  constraint inventaire_statut_connu check (statut in ('en_attente', 'validé', 'annulé')),
  constraint inventaire_deux_comptes check (statut <> 'validé' or decide_par <> auteur_id),
  constraint parametre_invalide check (
    date_operation between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and cree_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and decide_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table inventaire.inventaire is
  'A physical inventory of a place: one account proposes the counts, another one validates them, and only then does matter move.';
comment on column inventaire.inventaire.surplus_emplacement_id is
  'The place where the surplus is put: the place itself, unless another one is named.';
comment on column inventaire.inventaire.date_operation is
  'When the lots were counted: the ledger is compared, and corrected, at this date.';
comment on column inventaire.inventaire.note is 'Anything to be known of it.';
comment on column inventaire.inventaire.decide_le is 'When it was validated or cancelled.';
comment on column inventaire.inventaire.decide_par is 'The account that validated or cancelled it.';
comment on column inventaire.inventaire.raison is 'Why it was cancelled.';
create index inventaire_par_date on inventaire.inventaire (organisation_id, cree_le, id)
  where cree_le >= '-infinity';
comment on index inventaire.inventaire_par_date is 'Order of a list.';
grant select, insert, update on inventaire.inventaire to metier;

create table inventaire.comptage (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  inventaire_id uuid not null,
  lot_id uuid not null,
  theorique_g bigint not null,
  compte_g bigint not null,
  raison text,
  dernier_rang bigint not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, inventaire_id) references inventaire.inventaire,
  foreign key (organisation_id, lot_id) references lot.lot,
  constraint comptage_une_fois unique (inventaire_id, lot_id, organisation_id),
  constraint comptage_borne check (compte_g between 0 and 1000000000000),
  constraint comptage_manque_explique check (compte_g >= theorique_g or raison is not null)
);
comment on table inventaire.comptage is
  'The count of one lot in an inventory. A surplus becomes a lot that bears the id of its count. Append-only.';
comment on column inventaire.comptage.inventaire_id is 'The inventory.';
comment on column inventaire.comptage.theorique_g is 'The mass that the ledger says at the date of the inventory, in g.';
comment on column inventaire.comptage.compte_g is 'The mass that was counted, in g.';
comment on column inventaire.comptage.raison is 'Why the counted mass differs; required of a shortage.';
comment on column inventaire.comptage.dernier_rang is
  'The rank of the latest movement of the lot when the count was proposed: a later one makes it out of date.';
create index comptage_par_lot on inventaire.comptage (lot_id, organisation_id);
grant select, insert on inventaire.comptage to metier;

alter table lot.lot
  add column comptage_id uuid,
  add constraint lot_comptage_id_fkey foreign key (organisation_id, comptage_id)
    references inventaire.comptage not valid,
  drop constraint lot_d_une_origine,
  add constraint lot_d_une_origine check (
    num_nonnulls(reception_id, etape_id, reprise_id, comptage_id) = 1) not valid,
  drop constraint lot_nature_d_origine,
  add constraint lot_nature_d_origine check (
    num_nonnulls(reprise_id, comptage_id) = 1 or (nature = 'REC') = (reception_id is not null)) not valid;
comment on column lot.lot.comptage_id is 'The count of an inventory that found it, of a surplus.';

alter table matiere.mouvement
  drop constraint mouvement_genre_connu,
  add constraint mouvement_genre_connu check (genre in (
    'collecte', 'correction', 'fusion', 'reception', 'rapprochement', 'reprise_reception', 'retour',
    'destruction', 'echantillon', 'etape', 'expedition', 'contrepassation', 'reprise', 'inventaire')) not valid;
