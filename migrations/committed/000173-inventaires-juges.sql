--! Previous: sha1:9174160c051b78cc00c3dd917c0ad4014a542e0e
--! Hash: sha1:57262941a6a8259881af108fdcac9683ff6758e7

-- See 000173: the constraints, while others write.
alter table lot.lot validate constraint lot_comptage_id_fkey;
alter table lot.lot validate constraint lot_d_une_origine;
alter table lot.lot validate constraint lot_nature_d_origine;
alter table matiere.mouvement validate constraint mouvement_genre_connu;
