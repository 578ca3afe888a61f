-- What campaigns have done by the domains above them: what a pack brings is copied when one opens.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('campagne', array[
  ('campagne.copier_du_pack', 'suites', 'p_pack_version_id uuid', 'void', false)
]::core.aiguillage[]);
