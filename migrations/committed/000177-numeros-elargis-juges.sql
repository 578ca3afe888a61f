--! Previous: sha1:7cf198d6fbeadde5f6e5fb78ece2afda3b0911a6
--! Hash: sha1:bd0921bd348c595490d4f3dd0f1dab7b68c73436

-- See 000176: the constraint, while others write.
alter table campagne.campagne validate constraint campagne_chiffres_bornes;
