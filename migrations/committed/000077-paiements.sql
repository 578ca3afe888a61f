--! Previous: sha1:decc4eeedade390d2dfe181023a99584c1158cea
--! Hash: sha1:4d5922f23f826d948dd55c9a7aae432a836cbc08

-- What is owed for what was received, what was paid of it, and the ledger that both are posted in.

create schema paiement;
grant usage, create on schema paiement to metier;

create table paiement.compte (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  genre text not null,
  objet_id uuid,
  primary key (organisation_id, id),
  constraint compte_unique unique nulls not distinct (objet_id, genre, organisation_id),
  constraint compte_genre_connu check (genre in (
    'producteur', 'fournisseur', 'achat', 'prime', 'intrant', 'especes', 'cheque', 'virement',
    'mobile_money')),
  constraint compte_objet check ((genre in ('producteur', 'fournisseur')) = (objet_id is not null))
);
comment on table paiement.compte is
  'An account of the money ledger: who is paid (a producer, a supplier), what it is paid for (`achat`, `prime`, inputs on credit), and each means of payment.';
comment on column paiement.compte.genre is 'What the account counts.';
comment on column paiement.compte.objet_id is 'The producer or the supplier; null of the others.';
grant select, insert on paiement.compte to metier;

create table paiement.mouvement (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  genre text not null,
  entite text not null,
  entite_id uuid not null,
  date_operation timestamptz not null,
  enregistre_le timestamptz not null,
  auteur_id uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint mouvement_genre_connu check (genre in ('du', 'paiement', 'contrepassation')),
  constraint parametre_invalide check (
    date_operation >= '0001-01-01' and date_operation <= '9999-12-31'
    and enregistre_le >= '0001-01-01' and enregistre_le <= '9999-12-31')
);
comment on table paiement.mouvement is
  'A movement of money: what became due, a payment, or its mirror. Append-only.';
comment on column paiement.mouvement.rang is 'In which order they were written.';
comment on column paiement.mouvement.genre is 'What moved: `du`, `paiement`, `contrepassation`.';
comment on column paiement.mouvement.entite_id is 'The line due or the payment.';
create index mouvement_par_entite on paiement.mouvement (entite_id, organisation_id);
grant select, insert on paiement.mouvement to metier;

create table paiement.ecriture (
  organisation_id uuid not null,
  mouvement_id uuid not null,
  rang smallint not null,
  compte_id uuid not null,
  devise text not null references devise.devise,
  montant bigint not null,
  primary key (organisation_id, mouvement_id, rang),
  foreign key (organisation_id, mouvement_id) references paiement.mouvement,
  foreign key (organisation_id, compte_id) references paiement.compte,
  constraint ecriture_non_nulle check (montant <> 0)
);
comment on table paiement.ecriture is
  'An entry of a movement of money, what it brings an account positive; those of a movement sum to zero per currency, which the database checks. Append-only.';
comment on column paiement.ecriture.rang is 'Its place in the movement.';
comment on column paiement.ecriture.compte_id is 'The account.';
comment on column paiement.ecriture.montant is
  'Amount in minor units of the currency: what is owed to the account''s holder, positive; what they got, negative.';
create index ecriture_par_compte on paiement.ecriture (compte_id, organisation_id);
grant select, insert on paiement.ecriture to metier;

create table paiement.paiement (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  genre text not null,
  producteur_id uuid,
  fournisseur_id uuid,
  moyen text not null,
  reference text not null,
  devise text not null references devise.devise,
  montant bigint not null,
  statut text not null default 'en_attente',
  date_operation timestamptz not null,
  cree_le timestamptz not null,
  auteur_id uuid not null,
  valide_le timestamptz,
  valide_par uuid,
  ecartes uuid[] not null,
  raison text,
  mouvement_id uuid,
  contrepasse_id uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, producteur_id) references producteur.producteur,
  foreign key (organisation_id, fournisseur_id) references fournisseur.fournisseur,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  foreign key (organisation_id, valide_par) references utilisateur.utilisateur,
  foreign key (organisation_id, mouvement_id) references paiement.mouvement,
  foreign key (organisation_id, contrepasse_id) references paiement.paiement,
  constraint paiement_contrepasse_une_fois unique (contrepasse_id, organisation_id),
  constraint paiement_genre_connu check (genre in ('reglement', 'avance')),
  constraint paiement_moyen_connu check (
    moyen in ('especes', 'cheque', 'virement', 'mobile_money', 'compensation')),
  constraint paiement_compense check ((moyen = 'compensation') = (montant = 0)),
  constraint paiement_statut_connu check (
    statut in ('en_attente', 'validée', 'annulée', 'contrepassée')),
  constraint paiement_un_beneficiaire check (num_nonnulls(producteur_id, fournisseur_id) = 1),
  constraint paiement_sens check (
    case when contrepasse_id is null then montant >= 0 else montant <= 0 end),
  constraint paiement_comptabilise check (
    (statut in ('validée', 'contrepassée') and montant <> 0) = (mouvement_id is not null)),
  constraint separation_des_taches check (
    auteur_id <> all (ecartes) and (valide_par is null or valide_par <> all (ecartes || auteur_id))),
  constraint parametre_invalide check (
    date_operation >= '0001-01-01' and date_operation <= '9999-12-31'
    and cree_le >= '0001-01-01' and cree_le <= '9999-12-31'
    and valide_le >= '0001-01-01' and valide_le <= '9999-12-31')
);
comment on table paiement.paiement is
  'A payment to a producer or a supplier, an advance, or the mirror of one.';
comment on column paiement.paiement.genre is
  '`reglement` settles lines due, `avance` is money before anything is due.';
comment on column paiement.paiement.moyen is
  'How it is paid: `especes`, `cheque`, `virement`, `mobile_money`; `compensation` when what is due and what is deducted cancel out.';
comment on column paiement.paiement.reference is
  'What the bank, the operator or the cash book calls it.';
comment on column paiement.paiement.montant is
  'What is paid, in minor units of the currency; of a mirror, what came back, negative.';
comment on column paiement.paiement.statut is
  '`en_attente` of a second person, `validée`, `annulée` before that, `contrepassée` by a mirror.';
comment on column paiement.paiement.ecartes is
  'Who may neither make nor validate it: the authors of its collections, and who set their price.';
comment on column paiement.paiement.raison is 'Why it was cancelled or reversed.';
comment on column paiement.paiement.valide_le is 'When it was posted; null until then.';
comment on column paiement.paiement.valide_par is
  'The second person who validated it; null where none was needed.';
comment on column paiement.paiement.contrepasse_id is 'The payment that this one is the mirror of.';
create index paiement_par_producteur on paiement.paiement (producteur_id, organisation_id);
create index paiement_par_fournisseur on paiement.paiement (fournisseur_id, organisation_id);
create index paiement_par_date on paiement.paiement (organisation_id, date_operation, id)
  where date_operation >= '-infinity';
comment on index paiement.paiement_par_date is 'Order of a list.';
grant select, insert on paiement.paiement to metier;
grant update (statut, valide_le, valide_par, raison, mouvement_id) on paiement.paiement to metier;

create table paiement.creance (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  genre text not null,
  reception_id uuid,
  collecte_id uuid,
  remise_id uuid,
  paiement_id uuid,
  producteur_id uuid,
  fournisseur_id uuid,
  campagne_id uuid,
  masse_g bigint not null,
  prix_kg bigint,
  devise text references devise.devise,
  montant bigint,
  mouvement_id uuid,
  date_operation timestamptz not null,
  ecrite_le timestamptz not null,
  auteur_id uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, reception_id) references reception.reception,
  foreign key (organisation_id, collecte_id) references collecte.collecte,
  foreign key (organisation_id, remise_id) references intrant.remise,
  foreign key (organisation_id, paiement_id) references paiement.paiement,
  foreign key (organisation_id, producteur_id) references producteur.producteur,
  foreign key (organisation_id, fournisseur_id) references fournisseur.fournisseur,
  foreign key (organisation_id, campagne_id) references campagne.campagne,
  foreign key (organisation_id, mouvement_id) references paiement.mouvement,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint creance_genre_connu check (
    genre in ('livraison', 'ecart', 'prime', 'intrant', 'avance')),
  constraint creance_une_origine check (
    num_nonnulls(reception_id, remise_id, paiement_id) = 1
    and (reception_id is not null or collecte_id is null)),
  constraint creance_un_beneficiaire check (num_nonnulls(producteur_id, fournisseur_id) = 1),
  constraint creance_chiffree check ((devise is null) = (montant is null)),
  constraint creance_comptabilisee check (
    (coalesce(montant, 0) <> 0) = (mouvement_id is not null)),
  constraint parametre_invalide check (
    date_operation >= '0001-01-01' and date_operation <= '9999-12-31'
    and ecrite_le >= '0001-01-01' and ecrite_le <= '9999-12-31')
);
comment on table paiement.creance is
  'A line of what is due: of a collection that was received, of a purchase, a premium, a deduction. What changes it later is a line of its own, of the difference. Append-only.';
comment on column paiement.creance.rang is 'In which order they were written.';
comment on column paiement.creance.genre is
  '`livraison`: what was accepted; `ecart`: what the collection and the reception differ by; `prime`: a premium; `intrant`, `avance`: deductions.';
comment on column paiement.creance.remise_id is 'The inputs handed out that are deducted.';
comment on column paiement.creance.paiement_id is 'The payment of an advance that is deducted.';
comment on column paiement.creance.masse_g is
  'Marketable mass that is paid for, in g; negative where a difference takes it back.';
comment on column paiement.creance.prix_kg is
  'Price of a kilogram, in minor units of the currency of the price; null while none is known.';
comment on column paiement.creance.devise is
  'Currency; null while nothing is owed: a price is not known, or a difference in mass not admitted.';
comment on column paiement.creance.montant is
  'Amount in minor units, negative of what is deducted or taken back; null while nothing is owed.';
comment on column paiement.creance.mouvement_id is 'The movement of money that it was posted by.';
comment on column paiement.creance.ecrite_le is 'When the line was written.';
create index creance_par_reception on paiement.creance (reception_id, organisation_id);
create index creance_par_collecte on paiement.creance (collecte_id, organisation_id);
create index creance_par_remise on paiement.creance (remise_id, organisation_id);
create index creance_par_paiement on paiement.creance (paiement_id, organisation_id);
create index creance_par_producteur on paiement.creance (producteur_id, organisation_id);
create index creance_par_fournisseur on paiement.creance (fournisseur_id, organisation_id);
create index creance_par_rang on paiement.creance (organisation_id, rang) where rang >= 0;
comment on index paiement.creance_par_rang is 'Order of a list.';
grant select, insert on paiement.creance to metier;

create table paiement.reste (
  organisation_id uuid not null,
  creance_id uuid not null,
  montant bigint not null,
  reste bigint not null,
  primary key (organisation_id, creance_id),
  foreign key (organisation_id, creance_id) references paiement.creance,
  constraint reglement_excessif check (
    reste between least(montant, 0) and greatest(montant, 0))
);
comment on table paiement.reste is
  'What of a line due is not settled yet, nor promised by a payment that waits: its row is its lock, and nothing is settled twice.';
comment on column paiement.reste.creance_id is 'The line due.';
comment on column paiement.reste.montant is 'Amount of the line, in minor units.';
comment on column paiement.reste.reste is 'What remains to be settled, in minor units.';
grant select, insert, update (reste) on paiement.reste to metier;

create table paiement.reglement (
  organisation_id uuid not null,
  paiement_id uuid not null,
  creance_id uuid not null,
  montant bigint not null,
  primary key (organisation_id, paiement_id, creance_id),
  foreign key (organisation_id, paiement_id) references paiement.paiement,
  foreign key (organisation_id, creance_id) references paiement.creance,
  constraint reglement_non_nul check (montant <> 0)
);
comment on table paiement.reglement is
  'What a payment settles of a line due; of a mirror, what is open again. Append-only.';
comment on column paiement.reglement.paiement_id is 'The payment.';
comment on column paiement.reglement.creance_id is 'The line due.';
comment on column paiement.reglement.montant is
  'What is settled of it, in minor units; negative of a deduction.';
create index reglement_par_creance on paiement.reglement (creance_id, organisation_id);
grant select, insert on paiement.reglement to metier;

create table paiement.prix_fixe (
  organisation_id uuid not null,
  reception_id uuid not null,
  version integer not null,
  prix_kg bigint not null,
  devise text not null references devise.devise,
  raison text not null,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, reception_id, version),
  foreign key (organisation_id, reception_id) references reception.reception,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint prix_fixe_positif check (prix_kg >= 0),
  constraint parametre_invalide check (le >= '0001-01-01' and le <= '9999-12-31')
);
comment on table paiement.prix_fixe is
  'A price set later for a reception that no contract prices; the latest prevails. Append-only.';
comment on column paiement.prix_fixe.prix_kg is
  'Price of a kilogram, in minor units of the currency.';
grant select, insert on paiement.prix_fixe to metier;

create table paiement.ecart_admis (
  organisation_id uuid not null,
  reception_id uuid not null,
  collecte_id uuid not null,
  version integer not null,
  ecart_g bigint not null,
  raison text not null,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, reception_id, collecte_id, version),
  foreign key (organisation_id, reception_id) references reception.reception,
  foreign key (organisation_id, collecte_id) references collecte.collecte,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint parametre_invalide check (le >= '0001-01-01' and le <= '9999-12-31')
);
comment on table paiement.ecart_admis is
  'The decision to pay what a collection and its reception differ by; the latest prevails. Append-only.';
comment on column paiement.ecart_admis.ecart_g is
  'The difference that was admitted, in marketable g: a larger one later is admitted again.';
grant select, insert on paiement.ecart_admis to metier;

create table paiement.ouverture (
  organisation_id uuid primary key references organisation.organisation,
  depuis timestamptz not null,
  constraint parametre_invalide check (depuis >= '0001-01-01' and depuis <= '9999-12-31')
);
comment on table paiement.ouverture is
  'From when on what is due of an organization''s records is written by itself: one that was there before money was counted. Without a row, always.';
comment on column paiement.ouverture.depuis is 'The instant of the upgrade.';
grant select, insert on paiement.ouverture to metier;

grant usage on schema organisation, paiement to migration;
grant select on organisation.organisation to migration;
grant insert on paiement.ouverture to migration;
set local role migration;
set local row_security = off;
insert into paiement.ouverture (organisation_id, depuis)
select o.id, now() from organisation.organisation o;
set local row_security = on;
set local role proprietaire;
revoke select on organisation.organisation from migration;
revoke insert on paiement.ouverture from migration;
revoke usage on schema organisation, paiement from migration;

create type paiement.due as (
  genre text, reception_id uuid, collecte_id uuid, remise_id uuid, paiement_id uuid,
  producteur_id uuid, fournisseur_id uuid, campagne_id uuid, masse_g bigint, prix_kg bigint,
  devise text, montant bigint, contrepartie text, date_operation timestamptz);
comment on type paiement.due is
  'What is due now of a record, or a line of it to write: `contrepartie` is the kind of account that it is posted against.';
