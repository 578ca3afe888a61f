--! Previous: sha1:dd19d07782e42249777d4d6f9fd8d1fa6e8d28f7
--! Hash: sha1:25e142dbd58c66b793c5b9c2fc54c454d85e5182

-- The write path: what a command passes through is asked once and written once.
drop function if exists collecte.ecrire;
drop function if exists collecte.numeroter;
drop function if exists collecte.deplacer_matiere;
drop function if exists collecte.verifier_certificat;
drop function if exists collecte.rapprocher;
drop function if exists reception.rapprocher;
drop function if exists commande.executer;
