--! Previous: sha1:e05ddd19b1c9fea3650c8b11b5c3ebdb74fbefcd
--! Hash: sha1:b10f5a6d0ddc31ab9c6326e6551259fbde853fdf

-- The write path: what a command passes through is asked once and written once.

-- What all commands of a batch are judged by alike is read when it opens.
create type saisie.regles as (reglages jsonb, modules jsonb, fuseau_horaire text);
comment on type saisie.regles is
  'What a batch has read once for all its commands: settings that hold since an instant, when each module was active, the time zone. Null for a command that is judged alone.';
alter type commande.liasse add attribute regles saisie.regles;
alter type commande.contexte add attribute regles saisie.regles;
