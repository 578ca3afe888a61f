--! Previous: sha1:87bd503a94cee28837fa20bc1427156edf516167
--! Hash: sha1:1b005f6c634036a5ea1cb744d6a7376ddf4b1e61

--! no-transaction
-- A correction of what a client sent back finds the expedition that it came back of.
create index concurrently if not exists retour_par_reception
  on expedition.retour (reception_id, organisation_id);
