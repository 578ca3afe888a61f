--! Previous: sha1:3aa6c81ae7834056cd71999fef7cc26d837b9947
--! Hash: sha1:319daddbfd478fb73a268b0aa25408f33b21e896

-- See 000176: the constraint, while others write.
alter table campagne.campagne validate constraint campagne_chiffres_bornes;
