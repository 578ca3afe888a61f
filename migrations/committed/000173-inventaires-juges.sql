--! Previous: sha1:c11f5ae42d3a481301dbc359befa91f72f061b04
--! Hash: sha1:f8c61d9724b262baab1eb2e09d2df3c9832a249b

-- See 000173: the constraints, while others write.
alter table lot.lot validate constraint lot_comptage_id_fkey;
alter table lot.lot validate constraint lot_d_une_origine;
alter table lot.lot validate constraint lot_nature_d_origine;
alter table matiere.mouvement validate constraint mouvement_genre_connu;
