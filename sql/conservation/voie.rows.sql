-- The kinds of records with personal values, each with the function that lists the records that may
-- be erased.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('conservation', array[
  ('conservation.echus', null, 'producteur', 'conservation.producteurs'),
  ('conservation.echus', null, 'commande', 'conservation.commandes'),
  ('conservation.echus', null, 'document', 'conservation.documents'),
  ('conservation.echus', null, 'importation', 'conservation.importations'),
  ('conservation.echus', null, 'dossier', 'conservation.dossiers'),
  ('conservation.echus', null, 'fichier', 'conservation.fichiers'),
  ('conservation.echus', null, 'rejet', 'conservation.rejets')
]::core.lien[]);
