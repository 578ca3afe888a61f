-- What sales have done by the domains beside them: expeditions follow the sale that is corrected.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('vente', array[
  ('vente.suivre_correction', 'question', 'p_vente_id uuid, p_auteur_id uuid, p_le timestamptz',
   'void', false)
]::core.aiguillage[]);
