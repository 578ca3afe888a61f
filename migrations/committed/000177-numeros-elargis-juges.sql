--! Previous: sha1:8f70213777fad0df0869b3cc8f459f8973744de7
--! Hash: sha1:5f8dc56bdd15988723deef716fc2f631e422a57c

-- See 000176: the constraint, while others write.
alter table campagne.campagne validate constraint campagne_chiffres_bornes;
