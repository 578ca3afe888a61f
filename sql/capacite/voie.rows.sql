-- Declares the functions that update capacities after changes of plots, crops, quality states and
-- groups, and that judge an exceeded ceiling again.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('capacite', array[
  ('parcelle.propager_changement', 10, null, 'capacite.renvoyer_en_validation'),
  ('parcelle.propager_cultures', 10, null, 'capacite.reproposer_cultures'),
  ('conformite.propager_revision', 10, null, 'capacite.renvoyer_en_validation'),
  ('commande.retrouver_constats', null, 'capacite_depassee collecte', 'capacite.trouver_encore'),
  ('producteur.propager_rattachement', 20, null, 'capacite.suivre_rattachement')
]::core.lien[]);
