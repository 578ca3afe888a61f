-- Declares the event that a producer's group changed from an instant on.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('producteur', array[
  ('producteur.propager_rattachement', 'suites',
   'p_producteur_id uuid, p_groupement_id uuid, p_depuis timestamptz, p_le timestamptz',
   'void', false)
]::core.aiguillage[]);
