--! Previous: sha1:1e3e49297c0c97d9da118358aaae252429a5a0ba
--! Hash: sha1:aa5bb5ba35e088c98a021298d2913915b91fed2c

-- The codes for phones that replace others, by whose they are: whoever asks for one more is judged by
-- whether one of those phones has no successor yet. Each replacement has few.
create index code_enrolement_de_remplacement on appareil.code_enrolement (
  utilisateur_id, remplace_id, organisation_id)
  where remplace_id is not null;

-- The cockpit says which modules an organization uses that its licence does not cover.
grant usage on schema module to cockpit;
grant select (organisation_id, module, actif_pendant) on module.activation to cockpit;
