--! Previous: sha1:a9c0013a29b37e0ee413263436918340901be403
--! Hash: sha1:e9cbac6850fcc893412d65f8d265db002e1105b1

-- The codes for phones that replace others, by whose they are: whoever asks for one more is judged by
-- whether one of those phones has no successor yet. Each replacement has few.
create index code_enrolement_de_remplacement on appareil.code_enrolement (
  utilisateur_id, remplace_id, organisation_id)
  where remplace_id is not null;

-- The cockpit says which modules an organization uses that its licence does not cover.
grant usage on schema module to cockpit;
grant select (organisation_id, module, actif_pendant) on module.activation to cockpit;
