--! Previous: sha1:6970ee18f890833471071dce089bbdf0a6fe8b84
--! Hash: sha1:0ae0875101193decfe4afd78befd8312a52c60cb

-- An undo waits for phones, and they for it, only where what they send is judged by what is undone.
alter table importation.genre add column lu_au_terrain boolean not null default false;
comment on column importation.genre.lu_au_terrain is
  'Whether what a phone sends names such a record, or is judged by it: an undo then waits for what is being judged, and what comes waits for the undo.';
