-- Records of commands about a producer, and the work of a decision on a finding.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('non_conformite', array[
  ('commande.ecrits_du_producteur', 30, null, 'non_conformite.ecrits'),
  ('controle.est_arrivee', null, 'constat', 'non_conformite.est_constat_connu'),
  ('controle.sanctionner_entite', null, 'non_conformite', 'non_conformite.sanctionner')
]::core.lien[]);
