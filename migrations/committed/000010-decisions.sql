--! Previous: sha1:50822f835e8d0e7b860d5ee50b52ff97092a4359
--! Hash: sha1:21e0f727d7d162f9f8aaf55b05fb8c3e49fc699f

-- What lifting a control writes: corrections of collections, downgraded quantities; and sequences
-- that a phone lost.

alter table controle.motif_decision add column fonction text;
comment on column controle.motif_decision.fonction is
  'The function that does what the decision says, (control, request, account, time); null when the trace is all there is.';

alter table collecte.collecte
  add column statut text not null default 'enregistree',
  add constraint collecte_statut_connu check (statut in ('enregistree', 'devalidee'));

alter table collecte.pesee
  add column version integer not null default 1,
  drop constraint pesee_pkey,
  add primary key (organisation_id, collecte_id, version, rang);
comment on column collecte.pesee.version is
  'The weighings of the latest version count; a correction adds a version.';

create table collecte.correction (
  organisation_id uuid not null,
  collecte_id uuid not null,
  version integer not null,
  payload jsonb,
  date_operation timestamptz,
  controle_id uuid not null,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, collecte_id, version),
  foreign key (organisation_id, collecte_id) references collecte.collecte,
  foreign key (organisation_id, controle_id) references controle.controle,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table collecte.correction is
  'A corrected payload or operation date of a collection, by the decision that lifted a control. The latest one counts. Append-only.';
grant select, insert on collecte.correction to metier;

create table collecte.declassement (
  organisation_id uuid not null,
  controle_id uuid not null,
  collecte_id uuid not null,
  referentiel_code text not null,
  etat_code text not null,
  quantite_g bigint not null,
  le timestamptz not null,
  primary key (organisation_id, controle_id, referentiel_code),
  foreign key (organisation_id, controle_id) references controle.controle,
  foreign key (organisation_id, collecte_id) references collecte.collecte,
  foreign key (referentiel_code, etat_code) references conformite.etat,
  constraint declassement_quantite_positive check (quantite_g > 0)
);
comment on table collecte.declassement is
  'A mass of a collection, in g, that a decision took out of the organic referential. Append-only.';
grant select, insert on collecte.declassement to metier;

alter table capacite.consommation add column rang bigint generated always as identity;
comment on column capacite.consommation.rang is
  'The order in which collections drew on the capacity.';

alter table matiere.mouvement
  drop constraint mouvement_genre_connu,
  add constraint mouvement_genre_connu check (genre in ('collecte', 'correction', 'fusion'));

create table appareil.sequence_annulee (
  organisation_id uuid not null,
  appareil_id uuid not null,
  sequence bigint not null,
  raison text not null,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, appareil_id, sequence),
  foreign key (organisation_id, appareil_id) references appareil.appareil,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table appareil.sequence_annulee is
  'A sequence that a phone lost and the office voided, so that its device goes on; its command is still judged if it turns up. Append-only.';
grant select, insert on appareil.sequence_annulee to metier;
