--! Previous: sha1:aaf1c4f093d09a17e08199e4be780bc651648282
--! Hash: sha1:32e09a0e12b4a81598f6d3f33eff36579d3f999b

-- By the code that a phone printed: a filter for each range of rows, which costs no command any WAL.
-- Ranges that are full are summed up by autovacuum; the last one is not full yet: it is read.
create index commande_par_code on commande.commande using brin (
  "left"(empreinte, 16) text_bloom_ops (n_distinct_per_range = 400, false_positive_rate = 0.001))
  with (pages_per_range = 64, autosummarize = on);
select pg_catalog.brin_desummarize_range(
  'commande.commande_par_code',
  pg_catalog.pg_relation_size('commande.commande')
    / pg_catalog.current_setting('block_size')::integer);
