--! Previous: sha1:35f3d1287a8513176ac01ceb0d71a2f0cbf51356
--! Hash: sha1:a354a210d57b807b5ff0bc4036d803937ec83458

-- See 000124.
drop index commande.piece_jointe_attendue;
create index piece_jointe_attendue on commande.piece_jointe (organisation_id, attendue_depuis)
  where recue_le is null and attendue_depuis >= '-infinity';
