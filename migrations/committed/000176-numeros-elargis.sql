--! Previous: sha1:b933345f01c40c8fab9b461c6f8224131bbfa81f
--! Hash: sha1:bc9eae520fe3d0ff64022966ee0185510cafc856

-- A full counter goes on where an operator widened its campaign: only ranks above the model's capacity are longer.
alter table campagne.campagne
  add column chiffres_elargis smallint,
  add constraint campagne_chiffres_bornes check (chiffres_elargis between 2 and 15) not valid;
comment on column campagne.campagne.chiffres_elargis is
  'How many digits a rank may have once those of the frozen model are used up; null: no more than the model says.';
