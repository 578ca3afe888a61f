-- Declares the functions that return the contents of a lot's labels, and that reverse outputs of a
-- lot.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('lot', array[
  ('document.contenu', null, 'etiquette_lot', 'lot.contenu_etiquette'),
  ('document.contenu', null, 'etiquette_rouleau', 'lot.contenu_etiquette'),
  ('matiere.renverser_origine', null, 'sortie_lot/retour', 'lot.renverser_sortie'),
  ('matiere.renverser_origine', null, 'sortie_lot/destruction', 'lot.renverser_sortie'),
  ('matiere.renverser_origine', null, 'sortie_lot/echantillon', 'lot.renverser_sortie')
]::core.lien[]);
