-- Declares the event of a changed collection: its reception is updated.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('collecte', array[
  ('collecte.reprendre', 'suites',
   'p_avant collecte.collecte, p_etats_avant jsonb, p_le timestamptz', 'void', false)
]::core.aiguillage[]);
