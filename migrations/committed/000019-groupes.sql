--! Previous: sha1:094d8b7232297c160bd578165c518b53e7a25f51
--! Hash: sha1:8fa6a1d54c0ee8c8c0e91d6be155b717674325dc

-- Dated assignments of groups to agents, traced interests, and the dated events of members and
-- plots.

alter table utilisateur.groupement_agent
  drop constraint groupement_agent_pkey,
  add column id uuid not null default gen_random_uuid(),
  add column debut timestamptz,
  add column fin timestamptz,
  add column affecte_par uuid,
  add column affecte_le timestamptz,
  add column termine_par uuid,
  add column termine_le timestamptz;

-- Each piece of a range becomes an assignment of its own.
grant usage on schema utilisateur to migration;
grant select, insert, delete on utilisateur.groupement_agent to migration;
grant select on utilisateur.utilisateur to migration;
set local role migration;
set local row_security = off;
insert into utilisateur.groupement_agent
  (organisation_id, utilisateur_id, groupement_id, assigne_pendant, debut, fin, affecte_le)
select g.organisation_id, g.utilisateur_id, g.groupement_id, g.assigne_pendant,
       coalesce(lower(p), u.cree_le), upper(p), coalesce(lower(p), u.cree_le)
from utilisateur.groupement_agent g
  join utilisateur.utilisateur u on u.organisation_id = g.organisation_id
    and u.id = g.utilisateur_id
  cross join unnest(g.assigne_pendant) as p;
delete from utilisateur.groupement_agent where debut is null;
set local row_security = on;
set local role proprietaire;
revoke select on utilisateur.utilisateur from migration;
revoke all on utilisateur.groupement_agent from migration;
revoke usage on schema utilisateur from migration;

alter table utilisateur.groupement_agent
  drop column assigne_pendant,
  alter column debut set not null,
  alter column affecte_le set not null,
  add primary key (organisation_id, id),
  add constraint groupement_agent_auteur foreign key (organisation_id, affecte_par)
    references utilisateur.utilisateur,
  add constraint groupement_agent_termine foreign key (organisation_id, termine_par)
    references utilisateur.utilisateur,
  add constraint groupement_agent_bornes check (fin >= debut),
  add constraint groupement_deja_affecte exclude using gist (
    organisation_id with =, utilisateur_id with =, groupement_id with =,
    tstzrange(debut, fin) with &&);
comment on table utilisateur.groupement_agent is
  'The perimeter of an agent: the groups assigned, a row per assignment with its dates and authors.';
comment on column utilisateur.groupement_agent.fin is
  'Null while nobody ended it; equal to `debut` when it was given up before it began.';

alter table inspection.interet
  add column declare_par uuid,
  add column declare_le timestamptz,
  add column termine_par uuid,
  add column termine_le timestamptz,
  add column raison_fin text,
  add constraint interet_declare foreign key (organisation_id, declare_par)
    references utilisateur.utilisateur,
  add constraint interet_termine foreign key (organisation_id, termine_par)
    references utilisateur.utilisateur,
  add constraint interet_termine_par_un_autre check (termine_par <> utilisateur_id);

create table parcelle.transfert (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  parcelle_id uuid not null,
  ancien_id uuid not null,
  producteur_id uuid not null,
  le timestamptz not null,
  raison text not null,
  auteur_id uuid not null,
  enregistre_le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, parcelle_id) references parcelle.parcelle,
  foreign key (organisation_id, ancien_id) references producteur.producteur,
  foreign key (organisation_id, producteur_id) references producteur.producteur,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint transfert_vers_un_autre check (ancien_id <> producteur_id),
  constraint transfert_passe check (le <= enregistre_le)
);
comment on table parcelle.transfert is
  'A plot went from one producer to another at an instant: who holds it at a date is read here. Append-only.';
create index transfert_par_parcelle on parcelle.transfert (
  organisation_id, parcelle_id, le desc, rang desc);
create index transfert_par_ancien on parcelle.transfert (organisation_id, ancien_id);
create index transfert_par_producteur on parcelle.transfert (organisation_id, producteur_id);
grant select, insert on parcelle.transfert to metier;

create table producteur.rattachement (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  producteur_id uuid not null,
  ancien_id uuid,
  groupement_id uuid,
  le timestamptz not null,
  raison text,
  auteur_id uuid not null,
  enregistre_le timestamptz not null,
  commande_id uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, producteur_id) references producteur.producteur,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint rattachement_motive check (raison is not null or commande_id is not null)
);
comment on table producteur.rattachement is
  'A producer changed group at an instant, by the office or by a command: their group at a date is read here. Append-only.';
comment on column producteur.rattachement.groupement_id is
  'The group as it was declared: one that nobody knows yet is looked up again whenever it is read.';
create index rattachement_par_producteur on producteur.rattachement (
  organisation_id, producteur_id, le desc, rang desc);
grant select, insert on producteur.rattachement to metier;

create table producteur.adhesion (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  producteur_id uuid not null,
  nature text not null,
  le timestamptz not null,
  raison text not null,
  auteur_id uuid not null,
  enregistre_le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, producteur_id) references producteur.producteur,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint adhesion_nature_connue check (nature in ('sortie', 'retour')),
  constraint adhesion_passee check (le <= enregistre_le)
);
comment on table producteur.adhesion is
  'A member left or came back at an instant; `actif_pendant` of the producer follows. Append-only.';
create index adhesion_par_producteur on producteur.adhesion (
  organisation_id, producteur_id, le desc, rang desc);
grant select, insert on producteur.adhesion to metier;

alter table capacite.solde add column plafond_sortie_g bigint;
comment on column capacite.solde.plafond_sortie_g is
  'The ceiling that held when the producer left: what operations dated before it are still judged by; null while a member.';
