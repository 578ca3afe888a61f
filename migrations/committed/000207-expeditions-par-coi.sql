--! Previous: sha1:f83cb85134e8b5afab84ca0a02a2c14fb529c68e
--! Hash: sha1:263d2cecce70e3cdae62ead66304e1e482a059f2

--! no-transaction

-- The search over the whole office finds an expedition of any age by its certificate of inspection.
create index concurrently if not exists expedition_par_coi
  on expedition.expedition (numero_coi, organisation_id) where numero_coi is not null;
