-- Declares the event of an opening campaign: the products and inputs of its pack are copied then.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('campagne', array[
  ('campagne.copier_du_pack', 'suites', 'p_pack_version_id uuid', 'void', false)
]::core.aiguillage[]);
