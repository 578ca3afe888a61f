-- Declares the event that a late record arrived: the function that found a control first judges
-- that control again.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('constat', array[
  ('constat.revoir', 'suites',
   'p_ids uuid[], p_avec uuid, p_raison text, p_le timestamptz',
   'void', false)
]::core.aiguillage[]);
