--! Previous: sha1:760e3081db90afd384b433da6704586ed4827dab
--! Hash: sha1:8db49c2f2bfe02cff1ef28f0b5ebcc8174484d87

-- Phones get the point that stands for a plot without a survey. The hourly comparison of the copy with the
-- register fills the columns of the plots that are there.
alter table replica.parcelle
  add column longitude_microdegres integer,
  add column latitude_microdegres integer;
comment on column replica.parcelle.longitude_microdegres is
  'Of the point that stands for the plot until it is surveyed: longitude, WGS 84, in millionths of a degree; null without one.';
comment on column replica.parcelle.latitude_microdegres is 'Latitude of that point.';
