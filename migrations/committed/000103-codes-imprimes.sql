--! Previous: sha1:6f138fcd1c16629a29874b1463f14ad12910c88a
--! Hash: sha1:17cf5e1b1f8c140bda5998aca8a0764190226856

-- By the code that a phone printed: a filter for each range of rows, which costs no command any WAL.
-- Ranges that are full are summed up by autovacuum; the last one is not full yet: it is read.
create index commande_par_code on commande.commande using brin (
  "left"(empreinte, 16) text_bloom_ops (n_distinct_per_range = 400, false_positive_rate = 0.001))
  with (pages_per_range = 64, autosummarize = on);
select pg_catalog.brin_desummarize_range(
  'commande.commande_par_code',
  pg_catalog.pg_relation_size('commande.commande')
    / pg_catalog.current_setting('block_size')::integer);
