--! Previous: sha1:21e0f727d7d162f9f8aaf55b05fb8c3e49fc699f
--! Hash: sha1:d35c7be6d5bbf711d74be6e937d0cbb0035bf20e

-- What decisions add to a command: the payload that resumes one, the version that redates a survey.

create table commande.reprise (
  organisation_id uuid not null,
  commande_id uuid not null,
  type text not null,
  version_schema integer not null,
  payload jsonb not null,
  date_operation timestamptz not null,
  controle_id uuid not null,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, commande_id),
  foreign key (organisation_id, commande_id) references commande.commande,
  foreign key (organisation_id, controle_id) references controle.controle,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table commande.reprise is
  'The payload by which a command that wrote nothing was resumed by hand: what later decisions judge it by. Append-only.';
grant select, insert on commande.reprise to metier;

alter table parcelle.polygone
  add column remplace_id uuid,
  add constraint polygone_remplace foreign key (organisation_id, remplace_id)
    references parcelle.polygone,
  add constraint polygone_remplace_un_autre check (remplace_id <> id);
comment on column parcelle.polygone.remplace_id is
  'The version that this one replaces because a decision gave the survey another date: it is never in force again.';
create unique index polygone_remplace_une_fois on parcelle.polygone (organisation_id, remplace_id);
