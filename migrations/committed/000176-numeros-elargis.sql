--! Previous: sha1:11d8837fe8972abaaccc0e646f2dcb38c58bd40b
--! Hash: sha1:8f70213777fad0df0869b3cc8f459f8973744de7

-- A full counter goes on where an operator widened its campaign: only ranks above the model's capacity are longer.
alter table campagne.campagne
  add column chiffres_elargis smallint,
  add constraint campagne_chiffres_bornes check (chiffres_elargis between 2 and 15) not valid;
comment on column campagne.campagne.chiffres_elargis is
  'How many digits a rank may have once those of the frozen model are used up; null: no more than the model says.';
