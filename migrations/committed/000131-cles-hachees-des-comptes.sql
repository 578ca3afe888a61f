--! Previous: sha1:bde306ef516b0185408ae895a00d3226daa0f763
--! Hash: sha1:906c61ff0ee95fa8a58b9f5bb12501d8b517deb7

--! no-transaction
-- See 000129.
create index concurrently if not exists compte_par_id on matiere.compte using hash (id);
