--! Previous: sha1:912835a9daa24dc8bba8792ca22f6a6d80a3eacb
--! Hash: sha1:a7f8c11a1525a7af5f268ceab723f59b478bcd55

-- Capacities: one pending proposal per key, refusals, a status that alone may change. Contracts:
-- terms, price formulas. Currencies by their ISO 4217 exponent, and dated exchange rates.

-- Of two pending proposals of one key, made beside each other by surveys, the later one stays.
grant usage on schema capacite to migration;
grant select, update on capacite.capacite to migration;
set local role migration;
set local row_security = off;
update capacite.capacite c set statut = 'remplacee'
where c.statut = 'proposee' and exists (
  select from capacite.capacite n
  where n.statut = 'proposee'
    and (n.organisation_id, n.campagne_id, n.producteur_id, n.matiere_code, n.etat_code)
      = (c.organisation_id, c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code)
    and (n.proposee_le, n.id) > (c.proposee_le, c.id));
set local row_security = on;
set local role proprietaire;
revoke select, update on capacite.capacite from migration;
revoke usage on schema capacite from migration;

create unique index capacite_une_proposee on capacite.capacite
  (organisation_id, campagne_id, producteur_id, matiere_code, etat_code)
  where statut = 'proposee';
create index capacite_par_proposition on capacite.capacite (organisation_id, proposee_le, id);

-- What was proposed, by whom and on what reckoning is never edited: only the status moves on.
revoke update on capacite.capacite from metier;
grant update (statut) on capacite.capacite to metier;

create table capacite.refus (
  organisation_id uuid not null,
  capacite_id uuid not null,
  utilisateur_id uuid not null,
  raison text not null,
  le timestamptz not null,
  primary key (organisation_id, capacite_id),
  foreign key (organisation_id, capacite_id) references capacite.capacite,
  foreign key (organisation_id, utilisateur_id) references utilisateur.utilisateur
);
comment on table capacite.refus is
  'Who refused a proposed capacity, and why. Append-only.';
grant select, insert on capacite.refus to metier;

create index rendement_par_date on parcelle.rendement (organisation_id, fixe_le, id);

create schema devise;
grant usage, create on schema devise to metier;

create table devise.devise (
  code text primary key,
  exposant smallint not null,
  constraint devise_exposant_borne check (exposant between 0 and 4)
);
comment on table devise.devise is
  'The currencies of ISO 4217 and how many decimals their minor unit has (0 for XOF); rows are re-applied from sql/devise/devise.rows.sql.';
grant select on devise.devise to metier;

create table devise.taux (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  source text not null references devise.devise,
  cible text not null references devise.devise,
  valeur numeric(24, 12) not null,
  depuis timestamptz not null,
  raison text not null,
  auteur_id uuid not null,
  fixe_le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint taux_positif check (valeur > 0),
  constraint taux_deux_devises check (source <> cible)
);
comment on table devise.taux is
  'Exchange rates: units of `cible` for one unit of `source`, in force from a date on until a later one is. Append-only.';
create index taux_par_devises on devise.taux (organisation_id, source, cible, depuis, fixe_le);
grant select, insert on devise.taux to metier;

-- Rows come with the rules, after this migration: contracts written before are not checked.
alter table contrat.contrat
  add constraint contrat_devise_connue foreign key (devise) references devise.devise not valid,
  add column tolerance_cp integer not null default 0,
  add column debut date,
  add column fin date,
  add column cree_par uuid,
  add column active_par uuid,
  add column clos_par uuid,
  add column raison_cloture text,
  add foreign key (organisation_id, cree_par) references utilisateur.utilisateur,
  add foreign key (organisation_id, active_par) references utilisateur.utilisateur,
  add foreign key (organisation_id, clos_par) references utilisateur.utilisateur,
  add constraint contrat_tolerance_bornee check (tolerance_cp between 0 and 10000),
  add constraint contrat_dates_ordonnees check (fin >= debut),
  add constraint contrat_actif_un_temps check (statut <> 'actif' or not isempty(actif_pendant));
comment on column contrat.contrat.tolerance_cp is
  'What may be delivered beyond the committed mass, in hundredths of a percent of it.';
create index contrat_par_creation on contrat.contrat (organisation_id, cree_le, id);

alter table contrat.ligne
  alter column prix_kg drop not null,
  add column formule jsonb,
  add constraint ligne_prix_ou_formule check (num_nonnulls(prix_kg, formule) = 1),
  add constraint ligne_formule_objet check (jsonb_typeof(formule) = 'object');
comment on column contrat.ligne.formule is
  'The price as a base and adjustments by measurements, in place of one price; schemas/routes/contrats.json has its shape.';
grant delete on contrat.ligne to metier;
