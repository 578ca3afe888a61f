--! Previous: sha1:35f3d1287a8513176ac01ceb0d71a2f0cbf51356
--! Hash: sha1:f7e3ca1770704ce20263035cc02e32f531e39e84

-- See 000124.
drop index commande.piece_jointe_attendue;
create index piece_jointe_attendue on commande.piece_jointe (organisation_id, attendue_depuis)
  where recue_le is null and attendue_depuis >= '-infinity';
comment on index commande.piece_jointe_attendue is 'Order of a list.';
