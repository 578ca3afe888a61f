--! Previous: sha1:dd19d07782e42249777d4d6f9fd8d1fa6e8d28f7
--! Hash: sha1:977ac4ef4d47d15f27e10692f0116670d3ace3c3

-- The state that an act leads to is its row's to say, and no argument any more.
drop function if exists vente.changer_statut;
drop function if exists expedition.changer_statut;
