-- Work of the domains above when a collection changed: its reception follows.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('collecte', array[
  ('collecte.reprendre', 'suites',
   'p_avant collecte.collecte, p_etats_avant jsonb, p_le timestamptz', 'void', false)
]::core.aiguillage[]);
