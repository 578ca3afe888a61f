-- What collections know of what is consumed of a capacity.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('capacite', array[
  ('capacite.consommation_due', 'question',
   'p_solde capacite.solde',
   'bigint', true)
]::core.aiguillage[]);
