--! Previous: sha1:38e8bcbbb032ea0a8a9ce1e242f6d5b6f6004e81
--! Hash: sha1:c547c4ff9bff01c952d6413d8960c96be2fc2e1b

-- The code and the key of an organization stay what they are: each process remembers them with the account that
-- a token names there (docs/decisions/0064).
revoke update on organisation.organisation from metier;
grant update (nom, langue, fuseau_horaire, devise_defaut, prefixe_entreprise, statut, pays)
  on organisation.organisation to metier;
