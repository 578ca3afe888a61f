-- Copies of phones follow the register.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('replica', array[
  ('parcelle.tenir_copies', 10, null, 'replica.tenir_parcelle')
]::core.lien[]);
