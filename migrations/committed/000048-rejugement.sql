--! Previous: sha1:fc7c1845b5f16353ba33d859850b206eaa6c4ec0
--! Hash: sha1:511632c3dbd4146117a64d49688b1518c1795bad

-- What was recorded under older rules and today's would judge otherwise is listed, kind by kind: a
-- kind is a row, whose functions compare records with today's judgment and, where no route does,
-- apply it.

create schema rejugement;
grant usage, create on schema rejugement to metier;

create table rejugement.genre (
  genre text primary key,
  rang smallint not null,
  entite text not null,
  comparaison text not null,
  application text
);
comment on table rejugement.genre is
  'The kinds of records that may be judged again; rows are re-applied from sql/rejugement/genre.rows.sql.';
comment on column rejugement.genre.rang is 'In which order they are told: what causes a difference before what it makes.';
comment on column rejugement.genre.entite is 'The table whose rows are compared.';
comment on column rejugement.genre.comparaison is
  'The function that answers, of some ids, those that today''s rules judge otherwise, as rejugement.ecart.';
comment on column rejugement.genre.application is
  'The function that brings one to today''s judgment; null where a route does.';
grant select on rejugement.genre to metier;

create type rejugement.ecart as (
  id uuid, reference text, avant jsonb, apres jsonb, acte text, details jsonb);
comment on type rejugement.ecart is
  'A record that today''s rules judge otherwise: what it is called, its judgment as recorded and as of today, the act of a person that applies it, and why.';
