--! Previous: sha1:0a3917add319bff99b15ee77eb9e39c6f8a4c087
--! Hash: sha1:549f933af7d1ea80b1c44ce231504b4c68cc3f15

-- Receptions: drafts, declared quality of bought-in produce, and what was found at validation.

alter table reception.reception
  add column apports_prevus jsonb not null default '[]',
  add column qualite_declaree jsonb not null default '{}',
  add foreign key (organisation_id, fournisseur_id) references fournisseur.fournisseur;
comment on column reception.reception.apports_prevus is
  'What it is to be made of, as it was asked: `collecte_id`, or `reference_provisoire` with `quantite_g`. Nothing is reserved by a draft.';
comment on column reception.reception.qualite_declaree is
  'Quality state per referential that a supplier declares for bought-in produce.';
comment on column reception.reception.note is
  'What was noted when it was validated.';
comment on column reception.apport.annule_le is
  'When the reception''s matter was given back: the collection may be received anew.';
create index reception_par_date on reception.reception (
  organisation_id, date_operation desc, id desc);
create index collecte_par_reference on collecte.collecte (organisation_id, reference_provisoire)
  where reference_provisoire is not null;

create type reception.manquement as (regle text, effet text, details jsonb);
comment on type reception.manquement is
  'A rule that a reception does not meet, what that does to its validation (`refus`, `note`, `quarantaine`), and the figures.';

create table reception.examen (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  reception_id uuid not null,
  regle text not null,
  issue text not null,
  details jsonb not null,
  note text,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, reception_id) references reception.reception,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint examen_issue_connue check (issue in ('note', 'quarantaine', 'derogation'))
);
comment on table reception.examen is
  'A rule that a reception did not meet when it was validated, with the figures, and what let it pass. Append-only.';
comment on column reception.examen.reception_id is 'The reception.';
comment on column reception.examen.note is 'The note that was enough.';
comment on column reception.examen.regle is
  'certificat_non_valide, membre_non_actif, mesure_qualite_manquante, seuil_depasse.';
comment on column reception.examen.issue is
  'What came of it: a `note` was enough, a `derogation` lifted it, or the lot went to `quarantaine`.';
create index examen_par_reception on reception.examen (organisation_id, reception_id, rang);
grant select, insert on reception.examen to metier;
