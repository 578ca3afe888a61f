--! Previous: sha1:b7ea4125bd238c3d5d1fa2e99747a0b0160983fd
--! Hash: sha1:7526442c014483cc4de7ff93fe5e38c9a7d318da

-- The doors of `v1` that only open a call and hand it to a rule are rows, and so are the lists that
-- are served by pages: their functions are made from these rows whenever sql/ is applied.

create schema porte;
grant usage, create on schema porte to metier;

create table porte.ouverture (
  code text primary key,
  appel text not null
);
comment on table porte.ouverture is
  'The ways in which a door opens a call; rows are re-applied from sql/porte/ouverture.rows.sql.';
comment on column porte.ouverture.appel is
  'The call that opens, with %s where a door''s rights stand.';

create table porte.argument (
  parametre text primary key,
  expression text not null
);
comment on table porte.argument is
  'What a door hands to a parameter of this name; every other one gets the member of the request that is called as it is. Rows are re-applied from sql/porte/argument.rows.sql.';

create table porte.type_lu (
  type text primary key,
  expression text not null
);
comment on table porte.type_lu is
  'How a member of a request is read as a value of a type; rows are re-applied from sql/porte/type_lu.rows.sql.';
comment on column porte.type_lu.expression is 'An expression, with %1$L where the member is named.';

create table porte.porte (
  nom text primary key,
  ouverture text not null,
  droits text[] not null default '{}',
  exige text,
  appel text not null,
  reponse text
);
comment on table porte.porte is
  'The doors that open a call and hand it to a rule; rows are re-applied from sql/porte/porte.rows.sql.';
comment on column porte.porte.nom is 'The function of v1, as its route is called.';
comment on column porte.porte.ouverture is 'A code of porte.ouverture.';
comment on column porte.porte.droits is
  'What the opening asks for: permissions, the module that is read, a role of the publisher.';
comment on column porte.porte.exige is 'The call of what must hold before: a module that is active, a record that is there.';
comment on column porte.porte.appel is
  'The call of the rule, schema.function(p_parameter => expression, …); what it does not name is handed over as porte.argument says.';
comment on column porte.porte.reponse is
  'The call that makes the answer, when it is not what the rule answers; v_fait is what that was.';

create table porte.liste (
  nom text primary key,
  ouverture text not null,
  droits text[] not null default '{}',
  variables text,
  exige text,
  membre text not null,
  source text not null,
  condition text,
  ordre text not null,
  sens text not null constraint liste_sens check (sens in ('asc', 'desc')),
  colonnes text not null,
  ligne text not null,
  filtres text
);
comment on table porte.liste is
  'The lists that are served by pages; rows are re-applied from sql/porte/liste.rows.sql.';
comment on column porte.liste.nom is 'The function of v1, as its route is called.';
comment on column porte.liste.droits is 'As porte.porte.droits.';
comment on column porte.liste.variables is 'What is looked up once for all rows: declarations of PL/pgSQL.';
comment on column porte.liste.exige is 'As porte.porte.exige.';
comment on column porte.liste.membre is 'The member of the answer that holds the rows.';
comment on column porte.liste.source is 'Where the rows come from: what stands after FROM.';
comment on column porte.liste.condition is 'What holds of every row, whatever is asked.';
comment on column porte.liste.ordre is
  'The key of the order and of the cursor: columns that say which row it is, each with its type.';
comment on column porte.liste.sens is 'The direction of the whole key.';
comment on column porte.liste.colonnes is 'What a row of the page carries to be presented.';
comment on column porte.liste.ligne is 'How a row of the page is presented, by the names of its columns.';
comment on column porte.liste.filtres is
  'A line `member: condition` for each filter, with :type where the value of the member stands.';

grant select on porte.ouverture, porte.argument, porte.type_lu, porte.porte, porte.liste to metier;
