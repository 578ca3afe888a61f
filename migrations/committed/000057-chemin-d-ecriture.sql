--! Previous: sha1:a397534091e0119bbcae355cd581325b645cdc9f
--! Hash: sha1:70a600a00bf0dcf0c9a2cc0a4a3807d05131245d

-- The write path: what a command passes through is asked once and written once.
drop function if exists collecte.ecrire;
drop function if exists collecte.numeroter;
drop function if exists collecte.deplacer_matiere;
drop function if exists collecte.verifier_certificat;
drop function if exists collecte.rapprocher;
drop function if exists reception.rapprocher;
drop function if exists commande.executer;
drop function if exists collecte.annoncer;
drop function if exists collecte.consigner_consommation;
drop function if exists commande.enregistrer;
drop function if exists journal.consigner;

-- What all commands of a batch are judged by alike is read when it opens.
create type saisie.regles as (reglages jsonb, modules jsonb, fuseau_horaire text);
comment on type saisie.regles is
  'What a batch has read once for all its commands: settings that hold since an instant, when each module was active, the time zone. Null for a command that is judged alone.';
alter type commande.liasse add attribute regles saisie.regles;
alter type commande.contexte add attribute regles saisie.regles;

-- One trigger looks at the entries of a statement, where two did.
drop trigger if exists equilibre on matiere.ecriture;
