-- Declares the event of a new exchange rate: amounts that depend on this rate are converted again.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('devise', array[
  ('devise.suivre_taux', 'suites', 'p_taux devise.taux, p_auteur_id uuid, p_le timestamptz', 'void',
   false)
]::core.aiguillage[]);
