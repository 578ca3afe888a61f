-- Generates the functions declared in `core.aiguillage`.
-- Owner: metier
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.aiguiller();
