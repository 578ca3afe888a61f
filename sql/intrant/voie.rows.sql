-- Work of inputs for the domains below, and records of commands about them.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('intrant', array[
  ('campagne.copier_du_pack', 20, null, 'intrant.copier_du_pack'),
  ('commande.ecrits_du_producteur', 10, null, 'intrant.ecrits'),
  ('controle.est_arrivee', null, 'unite', 'intrant.est_unite_connue'),
  ('controle.sanctionner_entite', null, 'remise', 'intrant.sanctionner')
]::core.lien[]);
