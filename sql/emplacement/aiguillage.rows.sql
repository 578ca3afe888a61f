-- What places ask of the domains above them: what is wrong with the lots that stand there.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('emplacement', array[
  ('emplacement.alertes', 'question', 'p_place emplacement.emplacement, p_le timestamptz',
   'text[]', true)
]::core.aiguillage[]);
