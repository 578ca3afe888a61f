--! Previous: sha1:c56670e33da3ce24b16c9b5ada1fffea88c034a4
--! Hash: sha1:a0a3003c58fde4bec10609c3cbe99286271b0d42

-- The filters of a list, its looked-up values and the key of its order become rows and columns
-- (docs/decisions/0140). The text columns `variables`, `ordre` and `filtres` are empty from here on;
-- rules of before may still write them.

create table porte.filtre (
  liste text not null references porte.liste on delete cascade deferrable initially deferred,
  membre text not null,
  rang integer not null,
  type text not null references porte.type_lu deferrable initially deferred,
  colonne text,
  parmi text,
  condition text,
  toujours boolean not null default false,
  primary key (liste, membre),
  constraint filtre_colonne_ou_condition check (num_nonnulls(colonne, condition) = 1),
  constraint filtre_parmi check (parmi is null or colonne is not null),
  constraint filtre_toujours check (not toujours or colonne is not null)
);
comment on table porte.filtre is
  'The filters of the lists; rows are re-applied from sql/porte/filtre.rows.sql.';
comment on column porte.filtre.liste is 'The list whose rows it asks.';
comment on column porte.filtre.membre is 'The member of the request.';
comment on column porte.filtre.rang is 'Of several that are given, the first one that an index leads to is entered by.';
comment on column porte.filtre.type is 'The type that the member is read by.';
comment on column porte.filtre.colonne is 'The column of the list''s table that is compared; null where a condition is judged.';
comment on column porte.filtre.parmi is
  'The select of the values of that column, with :valeur where the value of the member stands; null where that value itself is compared.';
comment on column porte.filtre.condition is
  'What holds of a row where the member is given, with :valeur where its value stands.';
comment on column porte.filtre.toujours is 'Whether the path gives the member: it holds of every row.';

create table porte.variable (
  liste text not null references porte.liste on delete cascade deferrable initially deferred,
  nom text not null,
  rang integer not null,
  type text not null,
  expression text not null,
  primary key (liste, nom)
);
comment on table porte.variable is
  'What lists look up once for all their rows; rows are re-applied from sql/porte/variable.rows.sql.';
comment on column porte.variable.liste is 'The list that looks it up.';
comment on column porte.variable.nom is 'The variable of PL/pgSQL.';
comment on column porte.variable.rang is 'Later ones may read earlier ones.';
comment on column porte.variable.type is 'Its type.';
comment on column porte.variable.expression is 'What it is: an expression of PL/pgSQL.';

alter table porte.liste
  alter column ordre drop not null,
  add column alias text,
  add column jointures text,
  add column cle text[],
  add column cle_types text[],
  add column periode boolean not null default true,
  add column compte boolean not null default true;
comment on column porte.liste.source is 'The table, the function or the query that its rows come from.';
comment on column porte.liste.alias is 'What a row of it is called in expressions.';
comment on column porte.liste.jointures is 'What is joined to it.';
comment on column porte.liste.cle is
  'The key of the order and of the cursor: columns that say which row it is.';
comment on column porte.liste.cle_types is 'The types of these columns.';
comment on column porte.liste.periode is
  'Whether a range of dates of its order is asked for by `du` and `au`, where that begins with a date.';
comment on column porte.liste.compte is 'Whether it tells the total of its rows.';

alter table porte.unite
  add column membre text not null default 'id',
  add column type text not null default 'uuid' references porte.type_lu deferrable initially deferred;
comment on column porte.unite.cle is 'What the member of the request is compared with.';
comment on column porte.unite.membre is 'The member of the request that says which row it is.';
comment on column porte.unite.type is 'The type that it is read by.';

grant select on porte.filtre, porte.variable to metier;
