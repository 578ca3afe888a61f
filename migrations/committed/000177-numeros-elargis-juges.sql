--! Previous: sha1:bc9eae520fe3d0ff64022966ee0185510cafc856
--! Hash: sha1:5910d06168c355ca210552fe143dba7d932838f3

-- See 000176: the constraint, while others write.
alter table campagne.campagne validate constraint campagne_chiffres_bornes;
