--! Previous: sha1:3bf52934c568e8020bcc0e5a29a0fa86adb555db
--! Hash: sha1:589bdd5e36bcbcb62ccc50b4fa63f120936880c9

-- What a command is judged with, last of all: the rules of before can not write it any more, so that the
-- time until those of this version stand is short (docs/decisions/0042).

alter type commande.liasse add attribute code_court text;
alter type commande.liasse add attribute figees collecte.campagne_figee[];
alter type commande.contexte add attribute figees collecte.campagne_figee[];
