--! Previous: sha1:87bd503a94cee28837fa20bc1427156edf516167
--! Hash: sha1:626e19a130445200697aa3b3538890e6728acb4f

--! no-transaction
-- Inventories in the order of their list, as the other lists.
create index concurrently if not exists inventaire_dans_l_ordre on inventaire.inventaire
  (organisation_id, cree_le, id) where cree_le >= '-infinity';
