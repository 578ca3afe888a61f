--! Previous: sha1:a9c49fc3c2acdb0a8b3a2fd9c1f42793c9291b03
--! Hash: sha1:f8cedc03d1737e3313560aac57b088c0c7d6804a

-- The codes for phones that replace others, by whose they are: whoever asks for one more is judged by
-- whether one of those phones has no successor yet. Each replacement has few.
create index code_enrolement_de_remplacement on appareil.code_enrolement (
  utilisateur_id, remplace_id, organisation_id)
  where remplace_id is not null;

-- The cockpit says which modules an organization uses that its licence does not cover.
grant usage on schema module to cockpit;
grant select (organisation_id, module, actif_pendant) on module.activation to cockpit;
