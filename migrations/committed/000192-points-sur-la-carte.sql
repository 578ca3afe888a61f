--! Previous: sha1:f8d71e45e1608b67cf4083daf9f7e1e54a48140e
--! Hash: sha1:760e3081db90afd384b433da6704586ed4827dab

--! no-transaction

-- Plots that a point stands for are found for the tiles of the map.
create index concurrently if not exists parcelle_par_point
  on parcelle.parcelle (longitude_microdegres, latitude_microdegres)
  where longitude_microdegres >= -180000000;
