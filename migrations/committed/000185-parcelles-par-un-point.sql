--! Previous: sha1:9c1b976de019733740d5566c8d3dceffc95ca023
--! Hash: sha1:985ff0bd46f2bf618092488a052d1ed0542c38f4

-- A plot below 4 ha may be known by a point and its declared surface, until it is surveyed.
alter table parcelle.parcelle
  add column longitude_microdegres integer,
  add column latitude_microdegres integer,
  add constraint parcelle_point_entier check (
    num_nonnulls(longitude_microdegres, latitude_microdegres) in (0, 2)
    and longitude_microdegres between -180000000 and 180000000
    and latitude_microdegres between -90000000 and 90000000) not valid;
comment on column parcelle.parcelle.longitude_microdegres is
  'Of the point that stands for the plot until it is surveyed: longitude, WGS 84, in millionths of a degree; null without one.';
comment on column parcelle.parcelle.latitude_microdegres is 'Latitude of that point.';
