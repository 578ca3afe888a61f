-- Work of inventories for the domains below.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('inventaire', array[
  ('matiere.renverser_origine', null, 'comptage/inventaire', 'inventaire.renverser_comptage')
]::core.lien[]);
