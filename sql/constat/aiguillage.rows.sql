-- Declares the event of a late record: each open control is judged again by the function that found
-- it.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('constat', array[
  ('constat.revoir', 'suites',
   'p_ids uuid[], p_avec uuid, p_raison text, p_le timestamptz',
   'void', false)
]::core.aiguillage[]);
