-- Plots go with their producer.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('parcelle', array[
  ('producteur.propager_rattachement', 10, null, 'parcelle.suivre_rattachement')
]::core.lien[]);
