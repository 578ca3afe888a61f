-- Declares the event of a changed hand-out: the deduction for it is updated.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('intrant', array[
  ('intrant.suivre', 'suites', 'p_remise_id uuid, p_auteur_id uuid, p_le timestamptz', 'void',
   false)
]::core.aiguillage[]);
