-- Generates the functions that are made from rows.
-- Owner: metier
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.aiguiller();
