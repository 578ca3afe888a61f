--! Previous: sha1:d1cba03dabcafeb258aaceb240a1e19bc79acdfc
--! Hash: sha1:402cf6b8e94d5a4162b2d2a1a80f7909843666fd

-- Stops: whoever changes an organization, an account, a product or a campaign, for as long as these small
-- tables are read: some milliseconds; phones and readers go on.

-- What every command looks up by its key, in these tables by one page whatever their size: an index of a key
-- has a level more with each hundredfold. Ids are given here, so nobody chooses what falls together.
create index organisation_par_id on organisation.organisation using hash (id);
create index utilisateur_par_id on utilisateur.utilisateur using hash (id);
create index produit_par_id on produit.produit using hash (id);
create index campagne_par_id on campagne.campagne using hash (id);
