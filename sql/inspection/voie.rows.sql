-- Declares the functions that return the inspections of a producer, and that check if the form that
-- a command names is known.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('inspection', array[
  ('commande.ecrits_du_producteur', 20, null, 'inspection.ecrits'),
  ('controle.est_arrivee', null, 'formulaire', 'inspection.est_formulaire_connu')
]::core.lien[]);
