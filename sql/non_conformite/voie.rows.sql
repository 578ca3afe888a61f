-- Declares the functions of non-conformities that other domains call: a producer's
-- non-conformities, the check of a finding, and the decision on a proposed downgrade.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('non_conformite', array[
  ('commande.ecrits_du_producteur', 30, null, 'non_conformite.ecrits'),
  ('controle.est_arrivee', null, 'constat', 'non_conformite.est_constat_connu'),
  ('controle.sanctionner_entite', null, 'non_conformite', 'non_conformite.sanctionner')
]::core.lien[]);
