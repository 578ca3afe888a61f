--! Previous: sha1:3341c4b39970f55d24aa7c0e2168f333c11eab7b
--! Hash: sha1:9812bb6a7a07300ee11914407dc54d4aa57ce6c2

-- What is measured from outside counts across organizations: of each table the columns that it counts by, and no other.

grant usage on schema relance to cockpit;
grant select (du_le) on collecte.sms to cockpit;
grant select (organisation_id, demande_le, clos) on fichier.envoi to cockpit;
grant select (organisation_id, jour, statut, ecrit_le) on relance.message to cockpit;
