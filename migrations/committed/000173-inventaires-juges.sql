--! Previous: sha1:31e157a46a1c7464554f1e4a2a7bae34b6ec853b
--! Hash: sha1:80c41123d125254a9b2cfbf833c8f5929d5205ac

-- See 000173: the constraints, while others write.
alter table lot.lot validate constraint lot_comptage_id_fkey;
alter table lot.lot validate constraint lot_d_une_origine;
alter table lot.lot validate constraint lot_nature_d_origine;
alter table matiere.mouvement validate constraint mouvement_genre_connu;
