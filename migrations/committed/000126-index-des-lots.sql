--! Previous: sha1:f7e3ca1770704ce20263035cc02e32f531e39e84
--! Hash: sha1:393b5f3c92235b17985f02535373761ad4850573

-- See 000124.
drop index lot.lot_par_numero;
create unique index lot_par_numero on lot.lot (numero_officiel, organisation_id)
  where statut <> 'annulé';
drop index lot.lot_par_place;
create index lot_par_place on lot.lot (emplacement_id, organisation_id)
  where statut not in ('consommé', 'archivé');
