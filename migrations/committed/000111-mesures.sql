--! Previous: sha1:7080734495085fb7533c8c2ae4681b37f0dfeb79
--! Hash: sha1:878703bb91f3a9031337e83a75faf37de50de084

-- What is measured from outside counts across organizations: of each table the columns that it counts by, and no other.

grant usage on schema relance to cockpit;
grant select (du_le) on collecte.sms to cockpit;
grant select (organisation_id, demande_le, clos) on fichier.envoi to cockpit;
grant select (organisation_id, jour, statut, ecrit_le) on relance.message to cockpit;
