-- Declares the functions that return the present and the printed contents of a delivery note, and
-- the one that follows a change of a collection.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('livraison', array[
  ('collecte.reprendre', 20, null, 'livraison.suivre'),
  ('document.contenu', null, 'bon_livraison', 'livraison.contenu_bon'),
  ('document.contenu_imprime', null, 'bon_livraison', 'livraison.contenu_imprime')
]::core.lien[]);
