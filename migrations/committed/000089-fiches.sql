--! Previous: sha1:97d1d53c1544ed8057f5f39844eaba8dbaf4ea92
--! Hash: sha1:a03ae63bd54213b072a6735e2fe8089718418d2a

-- What is shown of one record as a whole (docs/decisions/0079).

create schema fiche;
grant usage, create on schema fiche to metier;

create table porte.unite (
  nom text primary key,
  liste text not null references porte.liste deferrable initially deferred,
  cle text not null,
  absente text not null,
  complement text
);
comment on table porte.unite is
  'The doors that show one row of a list; rows are re-applied from sql/porte/unite.rows.sql.';
comment on column porte.unite.nom is 'The function of v1, as its route is called.';
comment on column porte.unite.liste is 'The list that it belongs to: its opening, its rights, its rows and how they are shown.';
comment on column porte.unite.cle is 'What holds of the row, as a filter of the list, with :type where the id stands.';
comment on column porte.unite.absente is 'The code of what is not there.';
comment on column porte.unite.complement is 'What a row shows here beside what the list shows of it: jsonb.';
grant select on porte.unite to metier;
