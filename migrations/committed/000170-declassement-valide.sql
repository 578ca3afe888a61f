--! Previous: sha1:e5c7d80f46349698c689b7e5bc9d1f2fbfc8bca6
--! Hash: sha1:5f57eeee00e7a988c93adf03680d651a1b108a14

-- Validates what the migration before adds.
alter table non_conformite.non_conformite
  validate constraint non_conformite_declassee_par,
  validate constraint non_conformite_declassee,
  validate constraint non_conformite_declassee_par_un_autre,
  validate constraint parametre_invalide;
