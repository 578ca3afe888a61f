--! Previous: sha1:8b5ef909461b198d4f4ba6ae598b2c1f3f421f6c
--! Hash: sha1:c36c35e5073215a714daf7dbc5eb2b62186cdee2

--! no-transaction

-- Controls of records that named another one while it was not active are found by it, once it is active.
create index concurrently if not exists controle_par_inactif
  on controle.controle (organisation_id, (details ->> 'id'))
  where statut = 'ouvert' and motif = 'reference_inactive' and details ->> 'id' is not null;
