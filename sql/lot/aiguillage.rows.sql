-- Declares the acts on a lot that its reception performs: a reception's lot is validated, rejected
-- and cancelled with its reception.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('lot', array[
  ('lot.agir_reception', 'choix',
   'p_acte text, p_reception_id uuid, p_texte text, p_auteur_id uuid, p_le timestamptz', 'void',
   false)
]::core.aiguillage[]);
