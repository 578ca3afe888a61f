--! Previous: sha1:b03c3bd430516314684b4ff2f3ddb8ac95c96f50
--! Hash: sha1:02fb92492d33405cd202eeed82b55e5b2060c1e5

-- What was approved and collected elsewhere before an organization opened.

alter table parcelle.rendement add column reprise boolean not null default false;
comment on column parcelle.rendement.reprise is
  'Whether it was approved elsewhere and brought in by an import.';
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
