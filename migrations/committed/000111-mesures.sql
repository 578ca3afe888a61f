--! Previous: sha1:6dcd6e3bdfb99b3d9c4353b305e580bed51ad9b6
--! Hash: sha1:fb13f6e22df6838133d30141512b72e04eba5cdf

-- What is measured from outside counts across organizations: of each table the columns that it counts by, and no other.

grant usage on schema relance to cockpit;
grant select (du_le) on collecte.sms to cockpit;
grant select (organisation_id, demande_le, clos) on fichier.envoi to cockpit;
grant select (organisation_id, jour, statut, ecrit_le) on relance.message to cockpit;
