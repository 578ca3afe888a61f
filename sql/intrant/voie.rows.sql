-- Declares the functions of inputs that other domains call: the copy of a pack's inputs, a
-- producer's hand-outs, the check of a unit, and the sanction of a hand-out.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_voies('intrant', array[
  ('campagne.copier_du_pack', 20, null, 'intrant.copier_du_pack'),
  ('commande.ecrits_du_producteur', 10, null, 'intrant.ecrits'),
  ('controle.est_arrivee', null, 'unite', 'intrant.est_unite_connue'),
  ('controle.sanctionner_entite', null, 'remise', 'intrant.sanctionner')
]::core.lien[]);
