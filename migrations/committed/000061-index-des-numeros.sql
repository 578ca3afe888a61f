--! Previous: sha1:34316b841a3d48b6920781fab13526b2d98a7435
--! Hash: sha1:fd70af2fd5bd6d849dfa8fec78088bb056ccea5a

-- As 000056, in a transaction of its own: who writes here waits for these indexes and no others.

-- What finds a record begins with what tells it best.
alter table numerotation.numero_officiel drop constraint numero_officiel_rang_unique;
alter table numerotation.numero_officiel add constraint numero_officiel_rang_unique unique (
  campagne_id, organisation_id, nature, produit_id, rang);
