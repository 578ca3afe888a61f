-- What collections do for the domains below them.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('collecte', array[
  ('certificat.operations', 20, null, 'collecte.sous_certificat')
]::core.lien[]);
