--! Previous: sha1:013f24ad3378b75de315901f0c540ec5c4490116
--! Hash: sha1:6644f71be2db593f7f8baa9499f47315009b8b88

--! no-transaction
-- See 000129. Phones choose these ids: whoever makes some fall together makes a page or two longer what one
-- plot in thousands is looked up by, and nothing else (docs/decisions/0075).
create index concurrently if not exists parcelle_par_id on parcelle.parcelle using hash (id);
