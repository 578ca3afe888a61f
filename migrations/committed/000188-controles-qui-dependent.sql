--! Previous: sha1:cd3698b59b058c90508c292ccd9be44e3a3de284
--! Hash: sha1:c56670e33da3ce24b16c9b5ada1fffea88c034a4

--! no-transaction

-- Controls that wait for a late reference are found by the record that they name.
create index concurrently if not exists controle_par_dependance
  on controle.controle (organisation_id, (details ->> 'id'))
  where statut = 'ouvert' and motif = 'dependance_en_controle' and details ->> 'id' is not null;
