--! Previous: sha1:589bdd5e36bcbcb62ccc50b4fa63f120936880c9
--! Hash: sha1:fcd64bccbdabe8d1a5e923e357187adbf930daed

-- The codes for phones that replace others, by whose they are: whoever asks for one more is judged by
-- whether one of those phones has no successor yet. Each replacement has few.
create index code_enrolement_de_remplacement on appareil.code_enrolement (
  utilisateur_id, remplace_id, organisation_id)
  where remplace_id is not null;
