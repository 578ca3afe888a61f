-- Declares the event that an account's interest in a producer changed from an instant on:
-- inspections and other records judged by this interest are judged again.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('inspection', array[
  ('inspection.propager_interet', 'suites',
   'p_producteur_id uuid, p_depuis timestamptz, p_le timestamptz',
   'void', false)
]::core.aiguillage[]);
