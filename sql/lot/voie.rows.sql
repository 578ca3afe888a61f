-- What lots do for the domains below them.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('lot', array[
  ('emplacement.alertes', 10, null, 'lot.alertes_place'),
  ('matiere.renverser_origine', null, 'sortie_lot/retour', 'lot.renverser_sortie'),
  ('matiere.renverser_origine', null, 'sortie_lot/destruction', 'lot.renverser_sortie'),
  ('matiere.renverser_origine', null, 'sortie_lot/echantillon', 'lot.renverser_sortie')
]::core.lien[]);
