--! Previous: sha1:4ae27cc5c27661479d518fa4f370dfc9733ef227
--! Hash: sha1:e1b2a6027b82f379cb047a4e8ee15983ebc76af4

-- An undo waits for phones, and they for it, only where what they send is judged by what is undone.
alter table importation.genre add column lu_au_terrain boolean not null default false;
comment on column importation.genre.lu_au_terrain is
  'Whether what a phone sends names such a record, or is judged by it: an undo then waits for what is being judged, and what comes waits for the undo.';
