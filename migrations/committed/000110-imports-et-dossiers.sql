--! Previous: sha1:8d83377e0fce815139223494a4326d0e233e5a03
--! Hash: sha1:04427a380fa15ed8f8693feb787bca1a69f78cc3

-- Attempts at an import that failed are counted where restarts do not count; a kind says whether the same row twice is two.

alter table importation.importation add column echecs smallint not null default 0;
comment on column importation.importation.echecs is
  'How many attempts at what is asked of it ended by what nobody foresaw; restarts and deaths do not count.';
alter table importation.genre add column cumule boolean not null default false;
comment on column importation.genre.cumule is
  'Whether a row that is brought in twice is two records that no rule tells from one: the same file is then applied once.';
