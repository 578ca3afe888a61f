--! Previous: sha1:e1b2a6027b82f379cb047a4e8ee15983ebc76af4
--! Hash: sha1:ea0f68f786c57354fefc929c8016be972fc7a6d8

-- The log outside of the database knows which database tells it, and names keys as soon as there are others.

alter table restauration.segment add column lignee text, add column cles jsonb;
comment on column restauration.segment.lignee is
  'Where the database stood that told it: server, timeline and database; null: told before that was noted.';
comment on column restauration.segment.cles is
  'Thumbprints of the keys that it and those before it name; null: told before that was noted.';
grant select (prepare_le, depose_le) on restauration.segment to cockpit;
