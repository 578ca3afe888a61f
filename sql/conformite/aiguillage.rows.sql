-- Declares the event that the quality state of a plot changed today: capacities that depend on the
-- plot return to validation.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('conformite', array[
  ('conformite.propager_revision', 'suites',
   'p_parcelle_id uuid, p_auteur_id uuid, p_le timestamptz',
   'void', false)
]::core.aiguillage[]);
