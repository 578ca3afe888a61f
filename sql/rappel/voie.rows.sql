-- Declares the function that returns the contents of a recall's notice.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('rappel', array[
  ('document.contenu', null, 'avis_rappel', 'rappel.contenu_avis')
]::core.lien[]);
