-- Declares the function that checks if the currency that a command names is known by now.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('devise', array[
  ('controle.est_arrivee', null, 'devise', 'devise.est_connue')
]::core.lien[]);
