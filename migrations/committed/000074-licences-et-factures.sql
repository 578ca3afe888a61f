--! Previous: sha1:73cc2e583315b3931e3658bcac7905eaa871f6d2
--! Hash: sha1:f47d5f287bb72a60e5b1b62a15a64b1c5ce45d60

-- What an organization may use and until when, and the invoice references that the publisher keeps.
create schema licence;
create schema facture;
grant usage, create on schema licence, facture to metier;
grant usage on schema licence to cockpit;

create table licence.licence (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  corrige uuid,
  retiree boolean not null default false,
  debut date not null,
  fin date,
  modules text[],
  plafonds jsonb not null,
  raison text,
  auteur text not null,
  ecrite_le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, corrige) references licence.licence,
  constraint licence_deja_corrigee unique (corrige, organisation_id),
  constraint licence_periode check (debut <= fin),
  constraint licence_corrigee_motivee check (corrige is null or raison is not null),
  constraint licence_retrait_corrige check (corrige is not null or not retiree),
  constraint licence_plafonds_nommes check (jsonb_typeof(plafonds) = 'object'),
  constraint parametre_invalide check (
    debut >= '0001-01-01' and debut <= '9999-12-31' and fin >= '0001-01-01' and fin <= '9999-12-31'
    and ecrite_le >= '0001-01-01 00:00:00+00' and ecrite_le <= '9999-12-31 23:59:59.999999+00')
);
comment on table licence.licence is
  'What an organization may use and until when, as it was said each time: the latest record prevails, a correction is a record that names the one it corrects. Append-only.';
comment on column licence.licence.corrige is 'The record that it corrects; null for a new licence.';
comment on column licence.licence.retiree is
  'Whether it takes the licence back, which then never was.';
comment on column licence.licence.debut is 'Its first day, in the publisher''s calendar.';
comment on column licence.licence.fin is 'Its last day; null while it has no end.';
comment on column licence.licence.modules is
  'The optional modules that it covers; null when it covers all.';
comment on column licence.licence.plafonds is
  'How many there may be at most, by kind (`utilisateurs`, `appareils`, `producteurs`); a kind that is absent is not limited.';
comment on column licence.licence.raison is 'Why it was corrected, or anything to be known of it.';
comment on column licence.licence.ecrite_le is 'When it was written.';
grant select, insert on licence.licence to metier;
grant select on licence.licence to cockpit;

create table licence.licence_en_vigueur (
  organisation_id uuid not null,
  licence_id uuid not null,
  debut date not null,
  fin date,
  primary key (organisation_id, licence_id),
  foreign key (organisation_id, licence_id) references licence.licence,
  constraint licence_chevauchante exclude using gist (
    organisation_id with =, daterange(debut, fin, '[]') with &&),
  constraint parametre_invalide check (
    debut >= '0001-01-01' and debut <= '9999-12-31' and fin >= '0001-01-01' and fin <= '9999-12-31')
);
comment on table licence.licence_en_vigueur is
  'The records of licences that prevail, one for each licence: derived, so that no two periods of an organization overlap.';
comment on column licence.licence_en_vigueur.licence_id is 'The latest record of the licence.';
comment on column licence.licence_en_vigueur.debut is 'Its first day.';
comment on column licence.licence_en_vigueur.fin is 'Its last day; null while it has no end.';
grant select, insert, delete on licence.licence_en_vigueur to metier;
grant select on licence.licence_en_vigueur to cockpit;

create table facture.facture (
  id uuid primary key default gen_random_uuid(),
  cible uuid not null references organisation.organisation,
  reference text not null,
  objet text,
  montant bigint not null,
  devise text not null references devise.devise,
  emise_le date not null,
  echeance date not null,
  statut text not null default 'emise',
  payee_le date,
  raison text,
  auteur text not null,
  ecrite_le timestamptz not null,
  close_par text,
  close_le timestamptz,
  constraint facture_reference_prise unique (reference),
  constraint facture_montant_exact check (montant between 1 and 9007199254740991),
  constraint facture_echeance_suit check (echeance >= emise_le),
  constraint facture_statut_connu check (statut in ('emise', 'payee', 'annulee')),
  constraint facture_paiement_suit check (payee_le >= emise_le),
  constraint facture_payee_datee check ((statut = 'payee') = (payee_le is not null)),
  constraint facture_annulee_motivee check ((statut = 'annulee') = (raison is not null)),
  constraint facture_close_signee check (
    (statut <> 'emise') = (close_par is not null) and (statut <> 'emise') = (close_le is not null)),
  constraint parametre_invalide check (
    emise_le >= '0001-01-01' and emise_le <= '9999-12-31'
    and echeance >= '0001-01-01' and echeance <= '9999-12-31'
    and payee_le >= '0001-01-01' and payee_le <= '9999-12-31'
    and ecrite_le >= '0001-01-01 00:00:00+00' and ecrite_le <= '9999-12-31 23:59:59.999999+00'
    and close_le >= '0001-01-01 00:00:00+00' and close_le <= '9999-12-31 23:59:59.999999+00')
);
comment on table facture.facture is
  'The reference of an invoice that the publisher sent to an organization; the invoice itself stands elsewhere.';
comment on column facture.facture.cible is 'The organization that owes it.';
comment on column facture.facture.reference is 'Its number in the publisher''s books, given once.';
comment on column facture.facture.objet is 'What it is for.';
comment on column facture.facture.montant is 'In minor units of its currency.';
comment on column facture.facture.emise_le is 'The day of its issue, in the publisher''s calendar.';
comment on column facture.facture.echeance is 'The last day on which it is paid in time.';
comment on column facture.facture.statut is '`emise`, then `payee` or `annulee`, which are final.';
comment on column facture.facture.payee_le is 'The day of its payment.';
comment on column facture.facture.raison is 'Why it was cancelled.';
comment on column facture.facture.ecrite_le is 'When it was written.';
comment on column facture.facture.close_par is 'Who wrote its payment or cancelled it, as the publisher''s team names them.';
comment on column facture.facture.close_le is 'When its payment was written or it was cancelled.';
create index facture_par_emission on facture.facture (emise_le desc, id desc);
create index facture_par_cible on facture.facture (cible);
grant select, insert, update on facture.facture to metier;
