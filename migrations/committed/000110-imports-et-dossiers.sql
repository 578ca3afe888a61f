--! Previous: sha1:b03ee53b5e61f3c88c674ff7637f8f2e46136aae
--! Hash: sha1:7080734495085fb7533c8c2ae4681b37f0dfeb79

-- Attempts at an import that failed are counted where restarts do not count; a kind says whether the same row twice is two.

alter table importation.importation add column echecs smallint not null default 0;
comment on column importation.importation.echecs is
  'How many attempts at what is asked of it ended by what nobody foresaw; restarts and deaths do not count.';
alter table importation.genre add column cumule boolean not null default false;
comment on column importation.genre.cumule is
  'Whether a row that is brought in twice is two records that no rule tells from one: the same file is then applied once.';

-- Identity documents stand in the dossiers of who may read them.
alter table dossier.dossier add column pieces_identite boolean;
comment on column dossier.dossier.pieces_identite is
  'Whether identity documents stand in it, which only who may read them then takes; until all was read, whether they are wanted: null where its author may read them.';
