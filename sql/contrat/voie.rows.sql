-- Declares the function that returns the purchase contracts with the holder of a certificate.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('contrat', array[
  ('certificat.operations', 30, null, 'contrat.sous_certificat')
]::core.lien[]);
