--! Previous: sha1:30f4a4d67017cb45ede87db8a278b750d3fa2819
--! Hash: sha1:521a6cdd1e17d4c9c586ea63a7ba2c20d7097d71

--! no-transaction
-- A correction of what a client sent back finds the expedition that it came back of.
create index concurrently if not exists retour_par_reception
  on expedition.retour (reception_id, organisation_id);
