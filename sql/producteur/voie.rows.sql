-- Declares the functions that judge the findings of open controls about a producer again.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('producteur', array[
  ('commande.retrouver_constats', null, 'doublon_identite producteur',
   'producteur.trouver_doublon_encore'),
  ('commande.retrouver_constats', null, 'modification_concurrente producteur',
   'producteur.trouver_conflits_encore')
]::core.lien[]);
