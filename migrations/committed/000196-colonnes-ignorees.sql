--! Previous: sha1:2588ce014485dca5cdc6f29ae4f31a5b7ed8baa7
--! Hash: sha1:9fb47745e959987e23faf39cd2ca8192b1a1b962

-- The headings of a file that name no column: its author sees which values were not brought in.
alter table importation.importation
  add column colonnes_ignorees text[] not null default '{}';
comment on column importation.importation.colonnes_ignorees is
  'Headings that name no column of this kind and have values below them.';
