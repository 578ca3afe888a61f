--! Previous: sha1:1f2cc45d7b994b1ac17e1eb3d9c247a4c007b6ee
--! Hash: sha1:bc219607cee259732363330b8546663404e01072

-- A full counter goes on where an operator widened its campaign: only ranks above the model's capacity are longer.
alter table campagne.campagne
  add column chiffres_elargis smallint,
  add constraint campagne_chiffres_bornes check (chiffres_elargis between 2 and 15) not valid;
comment on column campagne.campagne.chiffres_elargis is
  'How many digits a rank may have once those of the frozen model are used up; null: no more than the model says.';
