-- Declares the function that reverses the effect of an inventory on one lot.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('inventaire', array[
  ('matiere.renverser_origine', null, 'comptage/inventaire', 'inventaire.renverser_comptage')
]::core.lien[]);
