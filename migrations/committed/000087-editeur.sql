--! Previous: sha1:589bdd5e36bcbcb62ccc50b4fa63f120936880c9
--! Hash: sha1:2bad4884ae4c6e2fe5b402f3ad04ed1624b1a04e

-- The codes for phones that replace others, by whose they are: whoever asks for one more is judged by
-- whether one of those phones has no successor yet. Each replacement has few.
create index code_enrolement_de_remplacement on appareil.code_enrolement (
  utilisateur_id, remplace_id, organisation_id)
  where remplace_id is not null;

-- The cockpit says which modules an organization uses that its licence does not cover.
grant usage on schema module to cockpit;
grant select (organisation_id, module, actif_pendant) on module.activation to cockpit;
