--! Previous: sha1:8d83377e0fce815139223494a4326d0e233e5a03
--! Hash: sha1:cd4618455df9dc84d67f28c73d326a6a9289691f

-- What is measured from outside counts across organizations: of each table the columns that it counts by, and no other.

grant usage on schema relance to cockpit;
grant select (du_le) on collecte.sms to cockpit;
grant select (organisation_id, demande_le, clos) on fichier.envoi to cockpit;
grant select (organisation_id, jour, statut, ecrit_le) on relance.message to cockpit;
