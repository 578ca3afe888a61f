--! Previous: sha1:f07a95c013b4020112cd241b8a55d81c44b94b94
--! Hash: sha1:7cf198d6fbeadde5f6e5fb78ece2afda3b0911a6

-- A full counter goes on where an operator widened its campaign: only ranks above the model's capacity are longer.
alter table campagne.campagne
  add column chiffres_elargis smallint,
  add constraint campagne_chiffres_bornes check (chiffres_elargis between 2 and 15) not valid;
comment on column campagne.campagne.chiffres_elargis is
  'How many digits a rank may have once those of the frozen model are used up; null: no more than the model says.';
