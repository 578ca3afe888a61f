--! Previous: sha1:e3d2f29bc94b2e65f901e61d446000158f2c337b
--! Hash: sha1:1807421046302d758d7c5b645170213c3536d8b2

-- The write path: what a command passes through is asked once and written once.

-- What all commands of a batch are judged by alike is read when it opens.
create type saisie.regles as (reglages jsonb, modules jsonb, fuseau_horaire text);
comment on type saisie.regles is
  'What a batch has read once for all its commands: settings that hold since an instant, when each module was active, the time zone. Null for a command that is judged alone.';
alter type commande.liasse add attribute regles saisie.regles;
alter type commande.contexte add attribute regles saisie.regles;
