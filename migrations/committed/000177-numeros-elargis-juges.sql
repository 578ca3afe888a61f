--! Previous: sha1:bc219607cee259732363330b8546663404e01072
--! Hash: sha1:8edbe090251f17e0cafe6da6f97eae13c03300bb

-- See 000176: the constraint, while others write.
alter table campagne.campagne validate constraint campagne_chiffres_bornes;
