--! Previous: sha1:620e46dcde03a045e943a1bdaf9f30773e08f61c
--! Hash: sha1:80c67ac5267fd5ee397d12dd1cddcc0c821b6d08

-- A price that rises at the end of a campaign, and deductions that people decide.
create schema complement;
grant usage, create on schema complement to metier;
comment on schema complement is 'Complements of price: what a campaign pays beyond its price.';

create table complement.complement (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  campagne_id uuid not null,
  produit_id uuid not null,
  groupement_id uuid,
  contrat_id uuid,
  categorie text,
  prix_kg bigint not null,
  devise text not null references devise.devise,
  libelle text not null,
  raison text not null,
  masse_g bigint not null,
  montant bigint not null,
  statut text not null default 'en_attente',
  cree_le timestamptz not null,
  auteur_id uuid not null,
  valide_le timestamptz,
  valide_par uuid,
  annule_le timestamptz,
  annule_par uuid,
  raison_annulation text,
  primary key (organisation_id, id),
  foreign key (organisation_id, campagne_id) references campagne.campagne,
  foreign key (organisation_id, produit_id) references produit.produit,
  foreign key (organisation_id, groupement_id) references organisation.groupement,
  foreign key (organisation_id, contrat_id) references contrat.contrat,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  foreign key (organisation_id, valide_par) references utilisateur.utilisateur,
  foreign key (organisation_id, annule_par) references utilisateur.utilisateur,
  constraint complement_categorie_connue check (
    categorie in ('bio', 'conversion', 'conventionnel', 'hors_statut')),
  constraint complement_positif check (prix_kg > 0),
  constraint complement_statut_connu check (statut in ('en_attente', 'validée', 'annulée')),
  constraint complement_en_vigueur check (statut <> 'validée' or valide_le is not null),
  constraint separation_des_taches check (valide_par <> auteur_id),
  constraint parametre_invalide check (
    cree_le >= '0001-01-01' and cree_le <= '9999-12-31'
    and valide_le >= '0001-01-01' and valide_le <= '9999-12-31'
    and annule_le >= '0001-01-01' and annule_le <= '9999-12-31')
);
comment on table complement.complement is
  'What is paid of a campaign''s product beyond its price, a kilogram: to all members, or those of a group, a contract or a category.';
comment on column complement.complement.groupement_id is
  'The group that the goods were collected for; null for all.';
comment on column complement.complement.contrat_id is
  'The contract that the goods were delivered under; null for all.';
comment on column complement.complement.categorie is
  'The display category of the goods; null for all.';
comment on column complement.complement.prix_kg is
  'What is added for a kilogram, in minor units of the currency.';
comment on column complement.complement.libelle is 'What producers read of it.';
comment on column complement.complement.raison is 'Why it is paid.';
comment on column complement.complement.masse_g is
  'Mass that it was about when it was proposed, in g.';
comment on column complement.complement.montant is
  'What it came to when it was proposed, in minor units of the currency.';
comment on column complement.complement.statut is
  '`en_attente` of a second person, `validée`: its lines are due, `annulée`: they are taken back.';
comment on column complement.complement.valide_le is
  'When it took effect, the earliest date of its lines; null until then.';
comment on column complement.complement.valide_par is
  'The second person who validated it; null where none was needed.';
comment on column complement.complement.annule_le is 'When it was cancelled.';
comment on column complement.complement.annule_par is 'Who cancelled it.';
comment on column complement.complement.raison_annulation is 'Why it was cancelled.';
create index complement_par_date on complement.complement (organisation_id, cree_le, id)
  where cree_le >= '-infinity';
comment on index complement.complement_par_date is 'Order of a list.';
create index complement_par_produit on complement.complement (produit_id, organisation_id);
grant select, insert on complement.complement to metier;
grant update (statut, valide_le, valide_par, annule_le, annule_par, raison_annulation)
  on complement.complement to metier;

alter table paiement.creance
  add column complement_id uuid,
  add foreign key (organisation_id, complement_id) references complement.complement not valid,
  drop constraint creance_genre_connu,
  add constraint creance_genre_connu check (genre in (
    'livraison', 'ecart', 'prime', 'complement', 'intrant', 'avance', 'deduction', 'ouverture'))
    not valid,
  drop constraint creance_une_origine,
  add constraint creance_une_origine check (
    num_nonnulls(reception_id, remise_id, paiement_id)
      = case when genre in ('deduction', 'ouverture') then 0 else 1 end
    and (reception_id is not null or collecte_id is null)
    and (genre = 'complement') = (complement_id is not null)) not valid;
comment on column paiement.creance.complement_id is 'The complement of price that is due.';
comment on column paiement.creance.genre is
  '`livraison`: what was accepted; `ecart`: what the collection and the reception differ by; `prime`: a premium; `complement`: a complement of price; `intrant`, `avance`, `deduction`: deductions; `ouverture`: what was owed when the organization opened.';
alter table paiement.compte
  drop constraint compte_genre_connu,
  add constraint compte_genre_connu check (genre in (
    'producteur', 'fournisseur', 'achat', 'prime', 'complement', 'intrant', 'deduction', 'especes',
    'cheque', 'virement', 'mobile_money', 'ouverture')) not valid;
comment on table paiement.compte is
  'An account of the money ledger: who is paid (a producer, a supplier), what it is paid or deducted for, and each means of payment.';

create table paiement.deduction (
  organisation_id uuid not null,
  creance_id uuid not null,
  motif text not null,
  libelle text not null,
  raison text not null,
  au_dela_du boolean not null,
  retire_id uuid,
  primary key (organisation_id, creance_id),
  foreign key (organisation_id, creance_id) references paiement.creance,
  foreign key (organisation_id, retire_id) references paiement.deduction,
  constraint deduction_retiree_une_fois unique (retire_id, organisation_id),
  constraint deduction_motif_connu check (
    motif in ('intrants', 'part_sociale', 'transport', 'autre'))
);
comment on table paiement.deduction is
  'A line that somebody decided to deduct, or the one that takes it back. Append-only.';
comment on column paiement.deduction.creance_id is 'The line.';
comment on column paiement.deduction.motif is
  'What is deducted: `intrants`, `part_sociale`, `transport`, `autre`.';
comment on column paiement.deduction.libelle is 'What its producer or supplier reads of it.';
comment on column paiement.deduction.raison is 'Why, in writing.';
comment on column paiement.deduction.au_dela_du is
  'It may be more than what is due: its author said so.';
comment on column paiement.deduction.retire_id is
  'The deduction that this line takes back; null of a deduction.';
grant select, insert on paiement.deduction to metier;

-- Beside paiement.dette, that the rules of before write with until those of this version stand.
create type paiement.ligne as (
  genre text, reception_id uuid, collecte_id uuid, remise_id uuid, paiement_id uuid,
  producteur_id uuid, fournisseur_id uuid, campagne_id uuid, masse_g bigint, prix_kg bigint,
  devise text, montant bigint, contrepartie text, date_operation timestamptz, contrat_id uuid,
  complement_id uuid);
comment on type paiement.ligne is
  'What is due now of a record, or a line of it to write: `contrepartie` is the kind of account that it is posted against.';
comment on column paiement.ligne.remise_id is 'The remittance of inputs, of an advance in kind.';
comment on column paiement.ligne.paiement_id is 'The payment, of an advance in money.';
comment on column paiement.ligne.masse_g is 'Mass that is priced, in g.';
comment on column paiement.ligne.montant is 'Amount in minor units of the currency.';
comment on column paiement.ligne.contrepartie is 'Kind of account that it is posted against.';
comment on column paiement.ligne.complement_id is 'The complement of price that is due.';
comment on type paiement.dette is
  'What paiement.ligne took the place of: the rules of the version before write with it.';
