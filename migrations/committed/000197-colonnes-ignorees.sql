--! Previous: sha1:0711783c1859efb3c33f904735a054aae2850591
--! Hash: sha1:8b5ef909461b198d4f4ba6ae598b2c1f3f421f6c

-- The headings of a file that name no column: its author sees which values were not brought in.
alter table importation.importation
  add column colonnes_ignorees text[] not null default '{}';
comment on column importation.importation.colonnes_ignorees is
  'Headings that name no column of this kind and have values below them.';
