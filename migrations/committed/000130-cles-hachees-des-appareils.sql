--! Previous: sha1:402cf6b8e94d5a4162b2d2a1a80f7909843666fd
--! Hash: sha1:bde306ef516b0185408ae895a00d3226daa0f763

--! no-transaction
-- See 000129.
create index concurrently if not exists appareil_par_id on appareil.appareil using hash (id);
