--! Previous: sha1:985ff0bd46f2bf618092488a052d1ed0542c38f4
--! Hash: sha1:a015a3a61f01ee8de083806ef9372df7fa4e61f9

-- Validates what the migration before adds.
alter table parcelle.parcelle validate constraint parcelle_point_entier;
