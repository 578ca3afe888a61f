--! Previous: sha1:d35c7be6d5bbf711d74be6e937d0cbb0035bf20e
--! Hash: sha1:008aaadf0e44b3b221fac6224e590c792d5cd639

-- Back-office reads over GraphQL: which tables are read by whom, and the indexes of their lists.

create schema backoffice;
grant usage, create on schema backoffice to metier;
grant usage on schema backoffice to lecture;

create table backoffice.table_lue (
  nom text primary key,
  lecteurs text[],
  cachees text[] not null default '{}',
  alias text,
  raison text,
  constraint table_lue_lue_ou_expliquee check ((lecteurs is null) = (raison is not null)),
  constraint table_lue_lecteurs_nommes check (cardinality(lecteurs) > 0)
);
comment on table backoffice.table_lue is
  'Every tenant table, and the catalogues beside them: served over GraphQL to whom, or never and why; rows are re-applied from sql/backoffice/table_lue.rows.sql.';
comment on column backoffice.table_lue.nom is 'The table with its schema.';
comment on column backoffice.table_lue.lecteurs is
  'Modules whose readers see its rows, permissions whose holders do, or `membre` for every active account; null: never served.';
comment on column backoffice.table_lue.cachees is 'Columns that are never served.';
comment on column backoffice.table_lue.alias is
  'Its name over GraphQL where its own says too little beside others; null: its own.';
comment on column backoffice.table_lue.raison is 'Why it is never served.';
grant select on backoffice.table_lue to metier;

create table backoffice.colonne (
  nom text primary key,
  description text not null,
  precedente text
);
comment on table backoffice.colonne is
  'What a column of a name holds, wherever it stands: the comment of those that have none of their own; rows are re-applied from sql/backoffice/colonne.rows.sql.';
comment on column backoffice.colonne.precedente is
  'The description that comments were last made from: a comment that differs is a column''s own.';

create index collecte_par_campagne on collecte.collecte (
  organisation_id, campagne_id, date_operation);
create index collecte_par_parcelle on collecte.collecte (organisation_id, parcelle_id);
create index parcelle_par_groupement on parcelle.parcelle (organisation_id, groupement_id);
create index signalement_par_collecte on collecte.signalement (organisation_id, collecte_id);
create index remise_par_producteur on intrant.remise (organisation_id, producteur_id);
create index inspection_par_producteur on inspection.inspection (organisation_id, producteur_id);
create index estimation_par_parcelle on recolte.estimation (organisation_id, parcelle_id);
create index non_conformite_par_producteur on non_conformite.non_conformite (
  organisation_id, producteur_id);
create index non_conformite_par_parcelle on non_conformite.non_conformite (
  organisation_id, parcelle_id);
create index capacite_par_producteur on capacite.capacite (organisation_id, producteur_id);
create index producteur_par_fusion on producteur.producteur (organisation_id, fusionne_dans);
create index parcelle_par_fusion on parcelle.parcelle (organisation_id, fusionnee_dans);
create index producteur_par_nom on producteur.producteur (organisation_id, nom, prenoms);
