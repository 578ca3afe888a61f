--! Previous: sha1:81280f5d8814e0ddff63d15e89e50edaeefa4927
--! Hash: sha1:620e46dcde03a045e943a1bdaf9f30773e08f61c

-- Corrections of the office to its own records (sales, receptions, shipments, certificates ...): one table for all of them.
create schema correction;
comment on schema correction is 'What the office corrected of its own records.';
grant usage, create on schema correction to metier;

create table correction.correction (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  entite text not null,
  entite_id uuid not null,
  raison text not null,
  avant jsonb not null,
  apres jsonb not null,
  maintenus jsonb not null,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint correction_change check (avant <> apres),
  constraint parametre_invalide check (le >= '0001-01-01' and le <= '9999-12-31')
);
comment on table correction.correction is
  'What the office corrected of a record that others rest on: who, when, why, before and after. Append-only.';
comment on column correction.correction.rang is 'The order in which corrections were made.';
comment on column correction.correction.entite is 'The kind of record, as `acte.acte` names it: vente, reception.';
comment on column correction.correction.entite_id is 'The record.';
comment on column correction.correction.raison is 'Why, in the words of the author.';
comment on column correction.correction.avant is 'The members that changed, as they were.';
comment on column correction.correction.apres is 'The same members, as they are since.';
comment on column correction.correction.maintenus is
  'What was validated on the older value and stays: of each its kind, id and reference.';
create index correction_par_rang on correction.correction (organisation_id, rang desc)
  where rang >= 0;
comment on index correction.correction_par_rang is 'Order of a list.';
create index correction_par_entite on correction.correction (entite_id, organisation_id);
create index correction_par_auteur on correction.correction (auteur_id, organisation_id);
grant select, insert on correction.correction to metier;

-- The masses and prices of a validated sale are corrected in place; what they were stands in the correction.
grant update (quantite_g, prix_kg) on vente.ligne to metier;
