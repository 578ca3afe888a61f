--! Previous: sha1:3698564bf59392ccee4b44af882b88f06d59806e
--! Hash: sha1:f75e76d4b710b637c77688fb68ef50871c0a8f5e

-- What was approved and collected elsewhere before an organization opened.

alter table parcelle.rendement add column reprise boolean not null default false;
comment on column parcelle.rendement.reprise is
  'Whether it was approved elsewhere and brought in by an import.';
alter table parcelle.rendement alter column rendement_g_ha drop not null;
alter table capacite.capacite add column reprise boolean not null default false;
comment on column capacite.capacite.reprise is
  'Whether its figure was approved elsewhere and brought in by an import; else it is the sum of its lines.';

create table capacite.reprise (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  capacite_id uuid not null,
  campagne_id uuid not null,
  producteur_id uuid not null,
  matiere_code text not null,
  etat_code text not null,
  quantite_g bigint not null,
  le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, capacite_id) references capacite.capacite,
  foreign key (organisation_id, campagne_id, producteur_id, matiere_code, etat_code)
    references capacite.solde,
  constraint parametre_invalide check (le >= '0001-01-01' and le <= '9999-12-31')
);
comment on table capacite.reprise is
  'What was collected elsewhere in a campaign before the organization opened (+), or was taken back of it (-), in g of raw material. Append-only; `solde` caches its sum beside that of collections.';
comment on column capacite.reprise.capacite_id is 'The capacity that it came with.';
comment on column capacite.reprise.quantite_g is 'Mass in g; negative of what is taken back.';
create index reprise_par_producteur on capacite.reprise (producteur_id, organisation_id);
create index reprise_par_capacite on capacite.reprise (capacite_id, organisation_id);
grant select, insert on capacite.reprise to metier;

-- What was owed when the organization opened.
alter table paiement.compte
  drop constraint compte_genre_connu,
  add constraint compte_genre_connu check (genre in (
    'producteur', 'fournisseur', 'achat', 'prime', 'intrant', 'especes', 'cheque', 'virement',
    'mobile_money', 'ouverture'));
alter table paiement.creance
  drop constraint creance_genre_connu,
  add constraint creance_genre_connu check (
    genre in ('livraison', 'ecart', 'prime', 'intrant', 'avance', 'ouverture')),
  drop constraint creance_une_origine,
  add constraint creance_une_origine check (
    num_nonnulls(reception_id, remise_id, paiement_id)
      = case genre when 'ouverture' then 0 else 1 end
    and (reception_id is not null or collecte_id is null));
comment on column paiement.creance.genre is
  '`livraison`: what was accepted; `ecart`: what the collection and the reception differ by; `prime`: a premium; `intrant`, `avance`: deductions; `ouverture`: what was owed when the organization opened.';

-- What was in stock when the organization opened.
alter table matiere.compte
  drop constraint compte_genre_connu,
  add constraint compte_genre_connu check (genre in (
    'producteur', 'inconnu', 'garde', 'attendu', 'fournisseur', 'lot', 'transformation', 'perte',
    'client', 'ajustement', 'reprise'));
comment on table matiere.compte is
  'An account of the matter ledger: origins (`producteur`, `fournisseur`, `inconnu` while not resolved, `attendu` ahead of its data, `reprise` of what was in stock at the opening), the custody of an agent (`garde`), lots, `transformation` (one product in, another out), `perte`, `ajustement`, clients.';
alter table matiere.mouvement
  drop constraint mouvement_genre_connu,
  add constraint mouvement_genre_connu check (genre in (
    'collecte', 'correction', 'fusion', 'reception', 'rapprochement', 'reprise_reception', 'retour',
    'destruction', 'echantillon', 'etape', 'expedition', 'contrepassation', 'reprise'));

create table lot.reprise (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  code_externe text not null,
  groupement_id uuid,
  fournisseur_id uuid,
  certificat text,
  date_operation timestamptz not null,
  reprise_le timestamptz not null,
  auteur_id uuid not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, groupement_id) references organisation.groupement,
  foreign key (organisation_id, fournisseur_id) references fournisseur.fournisseur,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint reprise_une_origine check (num_nonnulls(groupement_id, fournisseur_id) <= 1),
  constraint parametre_invalide check (
    date_operation >= '0001-01-01' and date_operation <= '9999-12-31'
    and reprise_le >= '0001-01-01' and reprise_le <= '9999-12-31')
);
comment on table lot.reprise is
  'What is known of a lot that was in stock when the organization opened: its code elsewhere and where it came from. Append-only.';
comment on column lot.reprise.code_externe is 'What the lot was called elsewhere.';
comment on column lot.reprise.groupement_id is 'The group whose goods it holds, if told.';
comment on column lot.reprise.fournisseur_id is 'The supplier that it was bought from, if told.';
comment on column lot.reprise.certificat is 'The certificate that covered it elsewhere, if told.';
comment on column lot.reprise.reprise_le is 'When it was brought in.';
create index reprise_par_code_externe on lot.reprise (code_externe, organisation_id);
create index reprise_par_fournisseur on lot.reprise (fournisseur_id, organisation_id)
  where fournisseur_id is not null;
grant select, insert on lot.reprise to metier;

alter table lot.lot
  add column reprise_id uuid,
  add foreign key (organisation_id, reprise_id) references lot.reprise,
  drop constraint lot_d_une_origine,
  add constraint lot_d_une_origine check (num_nonnulls(reception_id, etape_id, reprise_id) = 1),
  drop constraint lot_nature_d_origine,
  add constraint lot_nature_d_origine check (
    reprise_id is not null or (nature = 'REC') = (reception_id is not null));
comment on column lot.lot.reprise_id is
  'What is known of it from elsewhere, of one that was in stock at the opening.';
create index lot_par_reprise on lot.lot (reprise_id, organisation_id) where reprise_id is not null;
