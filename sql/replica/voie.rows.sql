-- Declares the function that updates the phones' copy of a plot after a change in the register.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('replica', array[
  ('parcelle.tenir_copies', 10, null, 'replica.tenir_parcelle')
]::core.lien[]);
