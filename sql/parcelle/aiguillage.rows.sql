-- Declares three events of plots for other domains: a plot changed, its crops changed from one
-- declaration to another, or the phones' copy of a plot must be renewed.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('parcelle', array[
  ('parcelle.propager_changement', 'suites',
   'p_parcelle_id uuid, p_auteur_id uuid, p_le timestamptz',
   'void', false),
  ('parcelle.propager_cultures', 'suites',
   'p_parcelle_id uuid, p_producteur_id uuid, p_avant uuid, p_apres uuid, p_auteur_id uuid,
    p_le timestamptz',
   'void', false),
  ('parcelle.tenir_copies', 'suites',
   'p_organisation_id uuid, p_parcelle_id uuid',
   'void', false)
]::core.aiguillage[]);
