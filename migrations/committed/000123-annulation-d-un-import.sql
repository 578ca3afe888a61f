--! Previous: sha1:619fc42ebc50aca7fafee43cd53dff078e5b7048
--! Hash: sha1:d03123f75ff8a45e560e98bdaf9a4e90066d4901

-- An undo waits for phones, and they for it, only where what they send is judged by what is undone.
alter table importation.genre add column lu_au_terrain boolean not null default false;
comment on column importation.genre.lu_au_terrain is
  'Whether what a phone sends names such a record, or is judged by it: an undo then waits for what is being judged, and what comes waits for the undo.';
