--! Previous: sha1:9a87610b1694f1461370cd60b871642475abab3a
--! Hash: sha1:359f7c8d409412ae65846a28c0f96c417976c496

--! no-transaction

-- Plots that a point stands for are found for the tiles of the map.
create index concurrently if not exists parcelle_par_point
  on parcelle.parcelle (longitude_microdegres, latitude_microdegres)
  where longitude_microdegres >= -180000000;
