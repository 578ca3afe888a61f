--! Previous: sha1:52b31440d4661ba7609dbfb9c241d818a771a45c
--! Hash: sha1:eeacaec3c4569636980ba3cf4c2a4dff2e7ef382

--! no-transaction
-- A correction of what a client sent back finds the expedition that it came back of.
create index concurrently if not exists retour_par_reception
  on expedition.retour (reception_id, organisation_id);
