--! Previous: sha1:e1b2a6027b82f379cb047a4e8ee15983ebc76af4
--! Hash: sha1:980e9c4213d768b1f1cc4edd9650d98ceac48da8

-- The log outside of the database knows which database tells it, and names keys as soon as there are others.

alter table restauration.segment add column lignee text, add column cles jsonb;
comment on column restauration.segment.lignee is
  'Where the database stood that told it: server, timeline and database; null: told before that was noted.';
comment on column restauration.segment.cles is
  'Thumbprints of the keys that it and those before it name; null: told before that was noted.';
