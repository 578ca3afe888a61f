-- What commands recorded of a producer.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('inspection', array[
  ('commande.ecrits_du_producteur', 20, null, 'inspection.ecrits')
]::core.lien[]);
