-- What commands recorded of a producer.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('intrant', array[
  ('commande.ecrits_du_producteur', 10, null, 'intrant.ecrits')
]::core.lien[]);
