--! Previous: sha1:6f9f61ab1d543d479cecb3cc22e4659cc4d5e13a
--! Hash: sha1:0b4c987805d8a9c97af9d5ea91bf89f82f0c84d6

-- See 000173: the constraints, while others write.
alter table lot.lot validate constraint lot_comptage_id_fkey;
alter table lot.lot validate constraint lot_d_une_origine;
alter table lot.lot validate constraint lot_nature_d_origine;
alter table matiere.mouvement validate constraint mouvement_genre_connu;
