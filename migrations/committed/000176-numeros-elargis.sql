--! Previous: sha1:61b0b7561425b075afcaa7348561e3bdeb146f6d
--! Hash: sha1:3aa6c81ae7834056cd71999fef7cc26d837b9947

-- A full counter goes on where an operator widened its campaign: only ranks above the model's capacity are longer.
alter table campagne.campagne
  add column chiffres_elargis smallint,
  add constraint campagne_chiffres_bornes check (chiffres_elargis between 2 and 15) not valid;
comment on column campagne.campagne.chiffres_elargis is
  'How many digits a rank may have once those of the frozen model are used up; null: no more than the model says.';
