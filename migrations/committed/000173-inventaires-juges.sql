--! Previous: sha1:4b9461bc025a70fa99fe95a4975d3cee2b82de2f
--! Hash: sha1:e027b6af0add11377e2f7257278f141ba21b17c6

-- See 000173: the constraints, while others write.
alter table lot.lot validate constraint lot_comptage_id_fkey;
alter table lot.lot validate constraint lot_d_une_origine;
alter table lot.lot validate constraint lot_nature_d_origine;
alter table matiere.mouvement validate constraint mouvement_genre_connu;
