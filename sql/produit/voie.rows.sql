-- Declares the function that copies the products of a pack when a campaign opens.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('produit', array[
  ('campagne.copier_du_pack', 10, null, 'produit.copier_du_pack')
]::core.lien[]);
