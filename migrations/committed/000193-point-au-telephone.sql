--! Previous: sha1:359f7c8d409412ae65846a28c0f96c417976c496
--! Hash: sha1:c759a689bee90e6e73c8e89063e68fb94bd841f7

-- Phones get the point that stands for a plot without a survey. The hourly comparison of the copy with the
-- register fills the columns of the plots that are there.
alter table replica.parcelle
  add column longitude_microdegres integer,
  add column latitude_microdegres integer;
comment on column replica.parcelle.longitude_microdegres is
  'Of the point that stands for the plot until it is surveyed: longitude, WGS 84, in millionths of a degree; null without one.';
comment on column replica.parcelle.latitude_microdegres is 'Latitude of that point.';
