-- Work of campaigns for the domains above: the contents of a pack are copied when a campaign opens.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('campagne', array[
  ('campagne.copier_du_pack', 'suites', 'p_pack_version_id uuid', 'void', false)
]::core.aiguillage[]);
