--! Previous: sha1:511632c3dbd4146117a64d49688b1518c1795bad
--! Hash: sha1:031592c260b3d0f3df20a91cde4e0ae0d0641815

-- What runs up from one floor of domains to another goes through functions that are made from rows,
-- when `sql/` is applied.

-- `saisie`: what a command says; `constat`: what was found of it; `adhesion`: what moves a member
-- with all that hangs on them.
create schema saisie;
create schema constat;
create schema adhesion;
grant usage, create on schema saisie, constat, adhesion to metier;

create table core.aiguillage (
  nom text primary key,
  genre text not null,
  parametres text not null,
  renvoie text not null,
  est_lecture boolean not null,
  constraint aiguillage_genre_connu check (
    genre in ('suites', 'choix', 'choix_facultatif', 'reunion')),
  constraint aiguillage_nomme check (nom ~ '^[a-z0-9_]+\.[a-z0-9_]+$')
);
comment on table core.aiguillage is
  'Functions that are made from rows, so that a domain calls those above it without naming them; declared by each domain in its aiguillage.rows.sql.';
comment on column core.aiguillage.genre is
  'suites: all of its ways, by rank; choix: the one of the key that is its first argument; choix_facultatif: that one, or nothing; reunion: the rows of all, by rank.';
comment on column core.aiguillage.parametres is 'Its parameters as a function declares them; of a choice the key stands first.';
comment on column core.aiguillage.renvoie is 'Its return type as a function declares it.';
comment on column core.aiguillage.est_lecture is 'Whether it only reads (stable).';
grant select on core.aiguillage to metier;

create table core.voie (
  domaine text not null,
  aiguillage text not null,
  rang smallint,
  cle text,
  fonction text not null,
  constraint voie_a_sa_place check ((rang is null) <> (cle is null))
);
comment on table core.voie is
  'The functions that the functions made from rows call; declared by each domain in its voie.rows.sql.';
comment on column core.voie.domaine is 'The domain, or the table of rows, that declares it.';
comment on column core.voie.rang is 'When it is performed, among all of its name.';
comment on column core.voie.cle is 'For which key it is chosen; * is every key that has no way of its own.';
grant select on core.voie to metier;

create type core.lien as (aiguillage text, rang smallint, cle text, fonction text);
comment on type core.lien is 'A way as a domain declares it (core.voie).';

create type commande.ecrit as (commande_id uuid, id uuid, date_operation timestamptz);
comment on type commande.ecrit is
  'What a command recorded: the record''s id and its operation date.';

-- One row says all that is done with the commands of a type.
alter table commande.type_commande add column actes jsonb not null default '{}';
comment on column commande.type_commande.actes is
  'The functions, by act, that compare (examiner), rewrite (reecrire) and take back (annuler) what a command of the type wrote, and that name what stands on it (dependances).';
alter table commande.type_commande drop column examen;
drop table commande.acte_type;
