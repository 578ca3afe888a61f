--! Previous: sha1:a354a210d57b807b5ff0bc4036d803937ec83458
--! Hash: sha1:bba6ac1fd5fae1879925e0869ba4cbd8458e6ab8

-- See 000124.
drop index lot.lot_par_numero;
create unique index lot_par_numero on lot.lot (numero_officiel, organisation_id)
  where statut <> 'annulé';
drop index lot.lot_par_place;
create index lot_par_place on lot.lot (emplacement_id, organisation_id)
  where statut not in ('consommé', 'archivé');
