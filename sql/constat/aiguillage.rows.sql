-- Declares the event that a record arrived which open controls may rest on: what found them first
-- judges them again.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('constat', array[
  ('constat.revoir', 'suites',
   'p_ids uuid[], p_avec uuid, p_raison text, p_le timestamptz',
   'void', false)
]::core.aiguillage[]);
