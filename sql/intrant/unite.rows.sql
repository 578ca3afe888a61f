-- The units in which an input may be counted, from UN/ECE Recommendation 20: mass, volume, surface,
-- length, and pieces and packages.
-- Spec: types-de-commandes#intrant-remettre.
-- Chosen: docs/decisions/0048-rien-en-silence.md.
insert into intrant.unite (code) values
  ('MGM'), ('GRM'), ('HGM'), ('KGM'), ('DTN'), ('TNE'), ('ONZ'), ('LBR'),
  ('MLT'), ('CLT'), ('DLT'), ('LTR'), ('HLT'), ('MTQ'), ('GLL'), ('GLI'),
  ('CMK'), ('DMK'), ('MTK'), ('ARE'), ('HAR'), ('ACR'),
  ('MMT'), ('CMT'), ('DMT'), ('MTR'), ('KMT'),
  ('H87'), ('C62'), ('EA'), ('NAR'), ('NMP'), ('PR'), ('SET'), ('DZN'), ('CEN'), ('MIL')
on conflict (code) do nothing;
