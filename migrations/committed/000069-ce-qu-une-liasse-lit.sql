--! Previous: sha1:9bd5c716ce381424bc50b0a79b0564d02885c29d
--! Hash: sha1:7507c87e6061cbdec3fd116c238993a2ca7cb0b6

-- What can not change between two commands of a batch is read when it opens: the command types, the
-- device's short code, and what the campaigns that the batch names froze.
create type numerotation.fige as (
  segments jsonb, annee integer, code_campagne text, produit text, prefixe text);
comment on type numerotation.fige is
  'What a campaign''s numbers of a product are written with. `segments` is null while nothing is frozen.';

create type collecte.campagne_figee as (
  campagne_id uuid, produit_id uuid, produit produit.produit, modele numerotation.fige,
  cle_refaction text, refaction jsonb, referentiel_capacite text, versions_pack text[]);
comment on type collecte.campagne_figee is
  'What a campaign froze for a product: the product itself, what numbers are written with, the refaction and its key, the referential of capacities, and the names that its pack version goes by.';

alter type saisie.regles add attribute types jsonb;
comment on type saisie.regles is
  'What a batch has read once for all its commands: settings that hold since an instant, when each module was active, the time zone, the command types. Null for a command that is judged alone.';
