--! Previous: sha1:3f96e533bd9929d42c110c029f07a484c1d5ab19
--! Hash: sha1:ec6ae0f2ffd461e3314dfdc985915e304e5103c2

-- What a command is judged with, last of all: the rules of before can not write it any more, so that the
-- time until those of this version stand is short (docs/decisions/0042).

alter type commande.liasse add attribute code_court text;
alter type commande.liasse add attribute figees collecte.campagne_figee[];
alter type commande.contexte add attribute figees collecte.campagne_figee[];
