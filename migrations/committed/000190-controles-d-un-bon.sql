--! Previous: sha1:a0a3003c58fde4bec10609c3cbe99286271b0d42
--! Hash: sha1:db3a1cdef47757798ba17d68fcdb1d4ce2c9228c

--! no-transaction

-- Controls of notes whose collection another note carries are found by that note, once it is cancelled.
create index concurrently if not exists controle_par_bon
  on controle.controle (organisation_id, (details ->> 'bon_id'))
  where statut = 'ouvert' and motif = 'reference_inactive' and details ->> 'bon_id' is not null;
