-- Declares the function that returns the estimates of a producer's plots.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('recolte', array[
  ('commande.ecrits_du_producteur', 40, null, 'recolte.ecrits')
]::core.lien[]);
