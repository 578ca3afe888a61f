-- Work for records judged by an account's interest in a producer, when this interest changed from
-- an instant on.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('inspection', array[
  ('inspection.propager_interet', 'suites',
   'p_producteur_id uuid, p_depuis timestamptz, p_le timestamptz',
   'void', false)
]::core.aiguillage[]);
