--! Previous: sha1:bd2718607785c23fd29adc68c50de79fa7c7c6ff
--! Hash: sha1:71fdf85408c6c440bfc7aa999593bec93a17e16a

-- By the code that a phone printed: a filter for each range of rows, which costs no command any WAL.
-- Ranges that are full are summed up by autovacuum; the last one is not full yet: it is read.
create index commande_par_code on commande.commande using brin (
  "left"(empreinte, 16) text_bloom_ops (n_distinct_per_range = 400, false_positive_rate = 0.001))
  with (pages_per_range = 64, autosummarize = on);
select pg_catalog.brin_desummarize_range(
  'commande.commande_par_code',
  pg_catalog.pg_relation_size('commande.commande')
    / pg_catalog.current_setting('block_size')::integer);
