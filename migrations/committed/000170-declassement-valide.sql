--! Previous: sha1:6636fbaf0c05be0821a4c4ef93a1918317c3f436
--! Hash: sha1:87d027654653539fb3c7443937ab13249c8f8442

-- Validates what the migration before adds.
alter table non_conformite.non_conformite
  validate constraint non_conformite_declassee_par,
  validate constraint non_conformite_declassee,
  validate constraint non_conformite_declassee_par_un_autre,
  validate constraint parametre_invalide;
