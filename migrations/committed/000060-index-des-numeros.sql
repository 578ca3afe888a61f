--! Previous: sha1:c84d3f0e965a9e7b68073ac0feffbb9e5d4329ec
--! Hash: sha1:b81ae8de7aa290359f8a3eed5c7aa9e54766c6d4

-- As 000056, in a transaction of its own: who writes here waits for these indexes and no others.

-- What finds a record begins with what tells it best.
alter table numerotation.numero_officiel drop constraint numero_officiel_rang_unique;
alter table numerotation.numero_officiel add constraint numero_officiel_rang_unique unique (
  campagne_id, organisation_id, nature, produit_id, rang);
