--! Previous: sha1:977ac4ef4d47d15f27e10692f0116670d3ace3c3
--! Hash: sha1:e98509a3530db6c16a91b164e84bbc5a7dd5a18c

-- The write path: what a command passes through is asked once and written once.
drop function if exists collecte.ecrire;
drop function if exists collecte.numeroter;
drop function if exists collecte.deplacer_matiere;
drop function if exists collecte.verifier_certificat;
drop function if exists collecte.rapprocher;
drop function if exists reception.rapprocher;
drop function if exists commande.executer;
