--! Previous: sha1:cd2f1ecdc2a42fa3b2dbc6160626977f619f9aec
--! Hash: sha1:79df800113356a3854b6715d2ee2050c5e092157

-- See 000180.
alter table lot.quarantaine_lot validate constraint quarantaine_lot_resultat;
