-- Work of currencies for the domains above: conversions follow a rate that arrives later.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('devise', array[
  ('devise.suivre_taux', 'suites', 'p_taux devise.taux, p_auteur_id uuid, p_le timestamptz', 'void',
   false)
]::core.aiguillage[]);
